import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconX } from '@servery/ui/foundations/icon';
import { IconUsers } from '@servery/ui/foundations/icon-more';
import { Kbd } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { MemberDialog } from '#pos/member/member-dialog.tsx';
import { useAttachMember } from '#pos/member/use-attach-member.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './ticket-member.module.css';
import { t } from '#pos/member/texts.ts';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The member whom the order is for, off again with one tap; or the way to find them. */
export function TicketMember() {
  const { order } = useDeviceVenue();
  const { attach, takeOff, busy } = useAttachMember();
  const [finding, setFinding] = useState(false);
  useHotkey('F8', () => setFinding(true));
  const name = order.member_name;
  return (
    <>
      {order.member_id > 0 ? (
        <div className={css.member}>
          <i aria-hidden>{initials(name)}</i>
          <p>
            <b>{name}</b>
            <small>{t.earnsPoints}</small>
          </p>
          <IconButton
            kind="raised"
            label={t.takeOff({ name })}
            icon={<IconX />}
            disabled={busy}
            onClick={takeOff}
          />
        </div>
      ) : (
        <Button
          kind="bare"
          size="s"
          wide
          icon={<IconUsers />}
          end={<Kbd>F8</Kbd>}
          busy={busy}
          onClick={() => setFinding(true)}
        >
          {t.addMember}
        </Button>
      )}
      <MemberDialog open={finding} onClose={() => setFinding(false)} onChoose={attach} />
    </>
  );
}
