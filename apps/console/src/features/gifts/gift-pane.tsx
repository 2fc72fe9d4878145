import type { ShownGift } from '@servery/contract/calls/console/gifts';
import type { ConsoleUser } from '@servery/contract/entities/board';
import { giftDay } from '@servery/domain/gifts/gift';
import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { giftQuery } from '#api/gifts-query.ts';
import { CodePart } from '#features/gifts/code-part.tsx';
import { GiftStatus } from '#features/gifts/gift-list.tsx';
import { useGiftDeed, useStop } from '#features/gifts/use-gifts.ts';
import { WhoForm } from '#features/gifts/who-form.tsx';
import { whenText } from '#order/when.ts';
import { Pane } from '#parts/pane.tsx';
import { sayGood } from '#toasts/toaster.ts';
import pane from '#parts/pane.module.css';
import css from './gifts.module.css';
import { t } from '#features/gifts/texts.ts';

type Entry = ShownGift['entries'][number];

function entryText({ kind, order_number: number }: Entry): string {
  if (kind === 'sold') return t.wasSold;
  if (kind === 'given') return t.wasGiven;
  if (kind === 'returned') return t.wasReturned;
  return kind === 'spent' ? t.wasSpent({ number }) : t.wasRefunded({ number });
}

function Entries({ entries, zone }: { entries: readonly Entry[]; zone: string }) {
  return (
    <section aria-label={t.entries} className={pane.part}>
      <h3>{t.entries}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={css.line}>
            <span>{whenText(entry.at, zone)}</span>
            <span>
              {entryText(entry)}
              <small>{entry.venue}</small>
            </span>
            <span data-in={entry.amount.startsWith('-') ? undefined : true}>{dollars(entry.amount)}</span>
            <b>{dollars(entry.balance)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Asking = {
  /** What opens the question, and what answers it. */
  label: string;
  send: string;
  note?: string;
  busy: boolean;
  onSend: (reason: string) => void;
};

/** Something that needs a reason, which stays in the activity. */
function ReasonPart({ label, send, note, busy, onSend }: Asking) {
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const answer = () => {
    setTried(true);
    if (reason.trim() !== '') onSend(reason.trim());
  };
  if (!asks)
    return (
      <div>
        <Button kind="line" size="s" onClick={() => setAsks(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <div className={pane.part}>
      {note && <Text size={15}>{note}</Text>}
      <TextField
        label={t.reason}
        look="inset"
        maxLength={70}
        value={reason}
        error={tried && reason.trim() === '' ? t.badReason : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={pane.ways}>
        <Button kind="bare" size="s" onClick={() => setAsks(false)}>
          {t.cancel}
        </Button>
        <Button kind="bad" size="s" busy={busy} onClick={answer}>
          {send}
        </Button>
      </div>
    </div>
  );
}

function StopPart({ gift }: { gift: ShownGift }) {
  const stop = useStop(() => {});
  return (
    <ReasonPart
      label={t.stopThis}
      send={t.stop}
      busy={stop.isPending}
      onSend={(reason) => stop.mutate({ gift_id: gift.id, reason })}
    />
  );
}

/** Sold by mistake, and not spent of yet. */
function ReturnPart({ gift }: { gift: ShownGift }) {
  const back = useGiftDeed('ConsoleGifts.give_back', ({ ending }) => void sayGood(t.wasPaidBack({ ending })));
  const paid = gift.paid_with !== 'given';
  return (
    <ReasonPart
      label={paid ? t.payBack : t.takeBack}
      send={paid ? t.payBack : t.takeBack}
      note={paid ? t.payBackNote({ amount: dollars(gift.amount) }) : t.takeBackNote}
      busy={back.isPending}
      onSend={(reason) => back.mutate({ gift_id: gift.id, reason })}
    />
  );
}

function Stopped({ gift, zone }: { gift: ShownGift; zone: string }) {
  const resume = useGiftDeed('ConsoleGifts.resume', ({ ending }) => void sayGood(t.resumed({ ending })));
  return (
    <Notice
      tone="warn"
      action={
        <Button
          kind="line"
          size="s"
          busy={resume.isPending}
          onClick={() => resume.mutate({ gift_id: gift.id })}
        >
          {t.resume}
        </Button>
      }
    >
      {t.stoppedBecause({ when: whenText(gift.stopped, zone), reason: gift.stop_reason })}
    </Notice>
  );
}

function Gift({ gift, user }: { gift: ShownGift; user: ConsoleUser }) {
  const zone = user.merchant.time_zone;
  const { state, ends } = gift;
  const sold = { when: whenText(gift.sold, zone), who: gift.sold_by };
  return (
    <>
      {state === 'stopped' && <Stopped gift={gift} zone={zone} />}
      <div className={css.figures}>
        <Display as="p" size="figure">
          {dollars(gift.balance)}
        </Display>
        <p className={css.of}>
          <GiftStatus state={state} />
          <span className={css.soft}>{t.ofAmount({ amount: dollars(gift.amount) })}</span>
        </p>
        <Text size={13} tone="soft">
          {state === 'ended' ? t.endedOn({ date: giftDay(ends) }) : t.endsOn({ date: giftDay(ends) })}
        </Text>
        <Text size={13} tone="soft">
          {gift.paid_with === 'given' ? t.givenBy(sold) : t.soldBy(sold)}
        </Text>
      </div>
      <CodePart gift={gift} user={user} />
      <WhoForm gift={gift} zone={zone} />
      <Entries entries={gift.entries} zone={zone} />
      {state !== 'stopped' && state !== 'returned' && <StopPart gift={gift} />}
      {gift.balance === gift.amount && <ReturnPart gift={gift} />}
    </>
  );
}

type Props = { id: string; user: ConsoleUser; onClose: () => void };

/** One voucher: what is left, whom it is for, and what went in and out. */
export function GiftPane({ id, user, onClose }: Props) {
  const { data, error, refetch } = useQuery(giftQuery(id));
  const gift = data?.gift;
  return (
    <Pane title={gift ? t.ending({ ending: gift.ending }) : t.gift} onClose={onClose}>
      {gift ? (
        <Gift gift={gift} user={user} />
      ) : error ? (
        <EmptyState
          title={t.couldNotLoad}
          action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
        >
          {error.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
    </Pane>
  );
}
