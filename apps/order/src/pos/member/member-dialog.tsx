import type { TillMember } from '@servery/contract/calls/customer/till';
import { memberSearch } from '@servery/domain/people/member-search';
import { EmptyState } from '@servery/ui/feedback/empty';
import { SearchField } from '@servery/ui/inputs/search-field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { List, ListButton } from '@servery/ui/surfaces/list';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { tillMembersQuery } from '#pos/orders-queries.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { t } from '#pos/member/texts.ts';

type Chosen = (member: TillMember, typed: string) => void;
type MemberDialogProps = { open: boolean; onClose: () => void; onChoose: (member: TillMember) => void };

function Found({ search, onChoose }: { search: string; onChoose: Chosen }) {
  const { merchant } = useDeviceVenue();
  const sign = merchant.locale.currency_sign;
  const enough = memberSearch(search) !== undefined;
  const { data: members } = useQuery({ ...tillMembersQuery(search), enabled: enough });
  if (!enough || !members) return <Text tone="soft">{t.memberSearchHint}</Text>;
  if (members.length === 0) return <EmptyState picture={null} title={t.noMembers} />;
  return (
    <List label={t.members}>
      {members.map((member) => (
        <ListButton
          key={member.id}
          title={member.name}
          note={t.memberFacts({ ending: member.mobile_ending, points: member.points })}
          end={price(sign, member.balance)}
          onClick={() => onChoose(member, search)}
        />
      ))}
    </List>
  );
}

/** Whoever stands at the counter, by mobile, name, their code or a receipt, with points and balance. */
export function FindMember({ onChoose }: { onChoose: Chosen }) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  return (
    <>
      <SearchField label={t.memberSearch} autoComplete="off" value={search} onChange={setSearch} />
      <Found search={asked} onChoose={onChoose} />
    </>
  );
}

export function MemberDialog({ open, onClose, onChoose }: MemberDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t.findMember} size="m">
      {open && (
        <FindMember
          onChoose={(member) => {
            onChoose(member);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
