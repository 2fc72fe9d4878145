import type { ShownGift } from '@servery/contract/calls/console/gifts';
import { Button } from '@servery/ui/actions/button';
import { IconMail } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import { MailFields } from '#features/gifts/mail-fields.tsx';
import { useGiftDeed } from '#features/gifts/use-gifts.ts';
import { canBeMailed } from '#features/gifts/can-be-mailed.ts';
import { whenText } from '#order/when.ts';
import { ConflictNotice } from '#parts/save-foot.tsx';
import { sayGood } from '#toasts/toaster.ts';
import pane from '#parts/pane.module.css';
import { t } from '#features/gifts/texts.ts';

type Who = Pick<ShownGift, 'recipient' | 'email' | 'message'>;

function Mail({ gift, zone }: { gift: ShownGift; zone: string }) {
  const mail = useGiftDeed('ConsoleGifts.mail', ({ email }) => void sayGood(t.mailed({ email })));
  return (
    <div className={pane.ways}>
      <Button
        kind="line"
        size="s"
        icon={<IconMail />}
        busy={mail.isPending}
        onClick={() => mail.mutate({ gift_id: gift.id })}
      >
        {gift.mailed === 0 ? t.mail : t.mailAgain}
      </Button>
      {gift.mailed > 0 && (
        <Text size={13} tone="soft">
          {t.lastMailed({ when: whenText(gift.mailed, zone) })}
        </Text>
      )}
    </div>
  );
}

type SaveProps = { gift: ShownGift; draft: ReturnType<typeof useDraft<Who>>; onTry: () => void };

function Save({ gift, draft, onTry }: SaveProps) {
  const save = useGiftDeed('ConsoleGifts.save', () => {
    draft.discard();
    sayGood(t.saved);
  });
  const send = () => {
    onTry();
    const { recipient, email, message } = draft.value;
    if (!canBeMailed(email) || draft.conflicts.length > 0) return;
    save.mutate({ gift_id: gift.id, version: gift.version, recipient, email: email.trim(), message });
  };
  return (
    <div className={pane.ways}>
      <Button kind="bare" size="s" onClick={draft.discard}>
        {t.discard}
      </Button>
      <Button size="s" busy={save.isPending} onClick={send}>
        {t.save}
      </Button>
    </div>
  );
}

/** Whom it is for, where it is mailed to, and mailing it. */
export function WhoForm({ gift, zone }: { gift: ShownGift; zone: string }) {
  const { recipient, email, message } = gift;
  const draft = useDraft<Who>(`gift-${gift.id}`, { recipient, email, message });
  const [tried, setTried] = useState(false);
  const { value, change } = draft;
  const isChanged = draft.changed.length > 0;
  return (
    <section aria-label={t.to} className={pane.part}>
      <h3>{t.to}</h3>
      {draft.conflicts.length > 0 && (
        <ConflictNotice what={t.voucher} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      <TextField
        label={t.recipient}
        look="inset"
        maxLength={70}
        value={value.recipient}
        onChange={({ target }) => change({ recipient: target.value })}
      />
      <MailFields value={value} tried={tried} onChange={change} />
      {isChanged ? (
        <Save gift={gift} draft={draft} onTry={() => setTried(true)} />
      ) : (
        email !== '' && <Mail gift={gift} zone={zone} />
      )}
    </section>
  );
}
