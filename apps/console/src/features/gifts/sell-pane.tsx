import type { CallInput } from '@servery/contract/registry';
import { canBeGift, LEAST_YEARS } from '@servery/domain/gifts/gift';
import { dollars, formatCents, parseCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Segmented } from '@servery/ui/choices/segmented';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import { MailFields } from '#features/gifts/mail-fields.tsx';
import { useGiftDeed } from '#features/gifts/use-gifts.ts';
import { canBeMailed } from '#features/gifts/can-be-mailed.ts';
import { newKey } from '#order/new-key.ts';
import { Pane } from '#parts/pane.tsx';
import { sayGood } from '#toasts/toaster.ts';
import pane from '#parts/pane.module.css';
import { t } from '#features/gifts/texts.ts';

type Payment = CallInput<'ConsoleGifts.sell'>['paid_with'];
/** As it is typed. */
type Written = {
  amount: string;
  paid: Payment;
  years: string;
  buyer: string;
  recipient: string;
  email: string;
  message: string;
};
const FRESH: Written = {
  amount: '50',
  paid: 'cash',
  years: String(LEAST_YEARS),
  buyer: '',
  recipient: '',
  email: '',
  message: '',
};
const USUAL = ['20', '50', '100'];
const PAYMENTS: readonly Payment[] = ['cash', 'card', 'other', 'given'];
const YEARS = ['3', '5', '10'];

const centsOf = (typed: string): number => parseCents(typed.trim().replace(/^\$/, '')) ?? 0;

type PartProps = { value: Written; tried: boolean; onChange: (wanted: Partial<Written>) => void };

function AmountPart({ value, tried, onChange }: PartProps) {
  const cents = centsOf(value.amount);
  const said = dollars(formatCents(cents));
  return (
    <section aria-label={t.amount} className={pane.part}>
      <ChipGroup label={t.amount}>
        {USUAL.map((amount) => (
          <ChipToggle
            key={amount}
            pressed={value.amount === amount}
            onClick={() => onChange({ amount })}
          >{`$${amount}`}</ChipToggle>
        ))}
      </ChipGroup>
      <TextField
        label={t.amount}
        look="inset"
        inputMode="decimal"
        maxLength={7}
        value={value.amount}
        error={tried && !canBeGift(cents) ? t.badAmount : undefined}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <Segmented
        label={t.paidWith}
        size="s"
        wide
        items={PAYMENTS.map((each) => ({ value: each, label: t[each] }))}
        value={value.paid}
        onChange={(paid) => onChange({ paid })}
      />
      <Text size={13} tone="soft">
        {value.paid === 'given' ? t.givenNote : t.paidNote({ amount: said })}
      </Text>
    </section>
  );
}

function WhoPart({ value, tried, onChange }: PartProps) {
  return (
    <section aria-label={t.to} className={pane.part}>
      <h3>{t.to}</h3>
      <div className={pane.pair}>
        <TextField
          label={t.recipient}
          look="inset"
          maxLength={70}
          value={value.recipient}
          onChange={({ target }) => onChange({ recipient: target.value })}
        />
        <TextField
          label={t.buyer}
          look="inset"
          maxLength={70}
          value={value.buyer}
          onChange={({ target }) => onChange({ buyer: target.value })}
        />
      </div>
      <MailFields value={value} hint={t.emailHint} tried={tried} onChange={onChange} />
    </section>
  );
}

const inputOf = ({ amount, paid, years, ...who }: Written, key: string): CallInput<'ConsoleGifts.sell'> => ({
  amount: formatCents(centsOf(amount)),
  paid_with: paid,
  years: Number(years),
  buyer: who.buyer.trim(),
  recipient: who.recipient.trim(),
  email: who.email.trim(),
  message: who.message.trim(),
  submit_key: key,
});

type Props = { onClose: () => void; onSold: (id: string) => void };

/** One that somebody pays for at the counter, or a gift of the house. */
export function SellPane({ onClose, onSold }: Props) {
  const draft = useDraft<Written>('gift-new', FRESH);
  // One key for one wish: pressed twice, or again after the line was lost, it is sold once.
  const [key] = useState(newKey);
  const [tried, setTried] = useState(false);
  const sell = useGiftDeed('ConsoleGifts.sell', ({ id, email }) => {
    draft.discard();
    sayGood(email === '' ? t.sold : t.soldMailed({ email }));
    onSold(id);
  });
  const { value } = draft;
  const cents = centsOf(value.amount);
  const submit = () => {
    setTried(true);
    if (canBeGift(cents) && canBeMailed(value.email)) sell.mutate(inputOf(value, key));
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };
  const parts = { value, tried, onChange: draft.change };
  const said = { amount: dollars(formatCents(cents)) };
  return (
    <Pane
      title={t.sell}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button kind="bare" size="s" onClick={cancel}>
            {t.cancel}
          </Button>
          <Button type="submit" size="s" busy={sell.isPending}>
            {value.paid === 'given' ? t.giveFor(said) : t.sellFor(said)}
          </Button>
        </>
      }
    >
      <AmountPart {...parts} />
      <WhoPart {...parts} />
      <section aria-label={t.lasts} className={pane.part}>
        <h3>{t.lasts}</h3>
        <Segmented
          label={t.lasts}
          size="s"
          wide
          items={YEARS.map((years) => ({ value: years, label: t.years({ count: Number(years) }) }))}
          value={value.years}
          onChange={(years) => draft.change({ years })}
        />
        <Text size={13} tone="soft">
          {t.lastsNote}
        </Text>
      </section>
    </Pane>
  );
}
