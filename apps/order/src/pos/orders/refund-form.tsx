import type { CallOutput } from '@servery/contract/registry';
import { formatCents, parseCents } from '@servery/domain/money';
import { reasonText, refundReasons } from '@servery/domain/orders/reason';
import { roundingBack } from '@servery/domain/payments/counter-refund';
import { typedAmount } from '@servery/domain/payments/refund';
import { pickedAmount, toggled } from '@servery/domain/payments/refund-lines';
import { tenderText } from '@servery/domain/payments/tender';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { type FormEvent, useState } from 'react';
import { useRefund } from '#pos/orders/use-refund.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './orders-screen.module.css';
import { t } from '#pos/orders/texts.ts';

type Shown = CallOutput<'TillOrder.show'>;
type ItemsProps = { shown: Shown; picked: ReadonlySet<number>; onPick: (id: number) => void };

const itemText = ({ quantity, name }: Shown['lines'][number]): string =>
  quantity === 1 ? name : t.items({ quantity, name });

/** What was ordered: what is ticked goes back. */
function Items({ shown, picked, onPick }: ItemsProps) {
  const { merchant } = useDeviceVenue();
  return (
    <ul aria-label={t.orderItems} className={css.items}>
      {shown.lines.map((line) => (
        <li key={line.id}>
          <Checkbox checked={picked.has(line.id)} onChange={() => onPick(line.id)}>
            {itemText(line)}
            {line.options === '' ? null : <small>{line.options}</small>}
          </Checkbox>
          <span>{price(merchant.locale.currency_sign, line.paid)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Why, and of what: whoever reads the refund later was not there. */
function useReason({ lines }: Shown, picked: ReadonlySet<number>) {
  const [preset, setPreset] = useState('');
  const [own, setOwn] = useState('');
  const items = lines.filter(({ id }) => picked.has(id)).map(itemText);
  const said = reasonText(preset, own);
  const reason =
    items.length === 0 ? said : t.reasonOf({ reason: said, items: items.join(', ') }).slice(0, 200);
  const fields = (
    <>
      <ChipGroup label={t.reason}>
        {Object.values(refundReasons).map((text) => (
          <ChipToggle
            key={text}
            pressed={preset === text}
            onClick={() => setPreset(preset === text ? '' : text)}
          >
            {text}
          </ChipToggle>
        ))}
      </ChipGroup>
      <TextField
        label={t.ownWords}
        maxLength={150}
        value={own}
        onChange={(event) => setOwn(event.target.value)}
      />
    </>
  );
  return { reason: said === '' ? '' : reason, fields };
}

/** How much, by what: what the ticked items cost, or what somebody typed. */
function useAmount({ refundable, lines, given_in_cash: inCash }: Shown) {
  const [tender, setTender] = useState(refundable[0]?.tender ?? 'cash');
  const most = refundable.find((each) => each.tender === tender)?.most ?? '0.00';
  const [typed, setTyped] = useState<string>();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const usual = picked.size === 0 ? most : pickedAmount(lines, picked, most);
  const amount = typed === undefined ? usual : (typedAmount(typed) ?? '0.00');
  const cents = parseCents(amount) ?? 0;
  return {
    tender,
    setTender,
    most,
    shown: typed ?? usual,
    setTyped,
    picked,
    pick: (id: number) => {
      setPicked(toggled(picked, id));
      setTyped(undefined);
    },
    amount,
    fits: cents > 0 && cents <= (parseCents(most) ?? 0),
    handed: formatCents(cents + roundingBack({ kind: tender, cents }, parseCents(inCash) ?? 0)),
  };
}

const focus = (box: HTMLInputElement | null): void => box?.focus();

export function RefundForm({ shown }: { shown: Shown }) {
  const { merchant } = useDeviceVenue();
  const sign = merchant.locale.currency_sign;
  const { tender, setTender, most, picked, pick, amount, fits, handed, ...typing } = useAmount(shown);
  const { reason, fields } = useReason(shown, picked);
  const [pin, setPin] = useState('');
  const { busy, refund, needsManager } = useRefund();
  const canRefund = fits && reason !== '' && (needsManager === '' || pin !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish = { order_id: shown.order.id, tender, amount, reason };
    if (canRefund && !busy) void refund(pin === '' ? wish : { ...wish, pin });
  };
  return (
    <form noValidate autoComplete="off" className={css.form} onSubmit={submit}>
      <Items shown={shown} picked={picked} onPick={pick} />
      <ChipGroup label={t.refundBy}>
        {shown.refundable.map(({ tender: each }) => (
          <ChipToggle key={each} pressed={each === tender} onClick={() => setTender(each)}>
            {tenderText(each)}
          </ChipToggle>
        ))}
      </ChipGroup>
      <TextField
        label={t.amount}
        hint={t.upTo({ amount: price(sign, most) })}
        before={sign}
        inputMode="decimal"
        value={typing.shown}
        onChange={(event) => typing.setTyped(event.target.value)}
      />
      {fields}
      {needsManager === '' ? null : (
        <TextField
          ref={focus}
          label={t.managersPin}
          error={needsManager}
          type="password"
          inputMode="numeric"
          maxLength={6}
          value={pin}
          onChange={({ target }) => setPin(target.value)}
        />
      )}
      <Button type="submit" kind="bad" shape="block" wide busy={busy} disabled={!canRefund}>
        {t.giveBack({ amount: price(sign, handed) })}
      </Button>
    </form>
  );
}
