import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@servery/ui/actions/button';
import { IconCopy } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { callOrThrow } from '#api/call.ts';
import { teamQuery } from '#api/team-query.ts';
import { whenText } from '#order/when.ts';
import type { Person } from '#features/team/rules/places.ts';
import { Qr } from '#parts/qr.tsx';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import css from './team.module.css';
import { t } from '#features/team/texts.ts';

const copy = (link: string) =>
  void navigator.clipboard.writeText(link).then(
    () => sayGood(t.linkCopied),
    () => sayBad(t.linkNotCopied, 'team-link'),
  );

function Link({ link, until, zone }: { link: string; until: number; zone: string }) {
  return (
    <>
      <output className={css.link}>{link}</output>
      <Button wide size="s" icon={<IconCopy />} onClick={() => copy(link)}>
        {t.copyLink}
      </Button>
      <Qr text={link} label={t.linkCode} />
      <Text size={13} tone="soft">
        {t.linkNote({ when: whenText(until, zone) })}
      </Text>
    </>
  );
}

type Props = {
  person: Person;
  zone: string;
  /** Who has just invited somebody wants nothing else. */
  atOnce: boolean;
};

/** Where no mail is sent: the link that one would have brought, to be handed over by somebody. */
export function LinkPart({ person, zone, atOnce }: Props) {
  const client = useQueryClient();
  const isInvited = person.invited_until > 0;
  const make = useMutation({
    mutationFn: () => callOrThrow('ConsoleTeam.link', { person_id: person.id }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: teamQuery.queryKey }),
    onError: (error) => sayBad(error.message, 'team-link'),
  });
  const begun = useRef(false);
  const { mutate } = make;
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    mutate();
  }, [atOnce, mutate]);
  const made = make.data;
  return (
    <section aria-label={isInvited ? t.inviteLink : t.passwordLink} className={css.about}>
      <h3>{isInvited ? t.inviteLink : t.passwordLink}</h3>
      {made ? (
        <Link link={`${location.origin}/console${made.path}`} until={made.until} zone={zone} />
      ) : (
        <>
          <Text size={13} tone="soft">
            {isInvited ? t.inviteLinkNote : t.passwordLinkNote}
          </Text>
          <Button kind="line" size="s" busy={make.isPending} onClick={() => make.mutate()}>
            {t.makeLink}
          </Button>
        </>
      )}
    </section>
  );
}
