import type { SurchargeKind } from '@servery/contract/entities/payment-ways';
import { surchargeKinds } from '@servery/domain/payments/ways';
import { TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { DaysPart } from '#features/ways-to-pay/days-part.tsx';
import { writtenPercent } from '#features/ways-to-pay/rules/percent.ts';
import { t } from '#features/ways-to-pay/texts.ts';
import { isAbove, type WaysProps } from '#features/ways-to-pay/use-ways.ts';
import css from './ways.module.css';
import { RoomPart } from '#parts/room-part.tsx';

const KIND: Readonly<Record<SurchargeKind, { name: string; note: string }>> = {
  card: { name: t.card, note: t.cardNote },
  amex: { name: t.amex, note: t.amexNote },
  paypal: { name: t.paypal, note: t.paypalNote },
};

function Surcharge({ kind, value, changed, onChange }: WaysProps & { kind: SurchargeKind }) {
  const { name, note } = KIND[kind];
  const { percent, cost } = value[kind];
  const isTooMuch = changed.includes(kind) && isAbove(value[kind]);
  const wrong = (typed: string) => (writtenPercent(typed) === undefined ? t.percentWrong : undefined);
  return (
    <li className={css.surcharge}>
      <p>
        <b>{name}</b>
        <small>{note}</small>
      </p>
      <TextField
        look="inset"
        label={t.cost}
        aria-label={t.costOf({ kind: name })}
        inputMode="decimal"
        maxLength={7}
        value={cost}
        error={wrong(cost)}
        onChange={({ target }) => onChange({ [kind]: { percent, cost: target.value } })}
      />
      <TextField
        look="inset"
        label={t.percent}
        aria-label={t.percentOf({ kind: name })}
        inputMode="decimal"
        maxLength={7}
        value={percent}
        error={wrong(percent) ?? (isTooMuch ? t.aboveCost : undefined)}
        onChange={({ target }) => onChange({ [kind]: { percent: target.value, cost } })}
      />
      {isTooMuch && (
        <div className={css.above}>
          <TextButton
            tone="bad"
            onClick={() => onChange({ [kind]: { percent: writtenPercent(cost) ?? '0', cost } })}
          >
            {t.use({ percent: writtenPercent(cost) ?? '0' })}
          </TextButton>
        </div>
      )}
    </li>
  );
}

/** What paying by one method costs the customer more, never more than it costs the venue. */
const ByCard = (props: WaysProps) => (
  <RoomPart title={t.byCard}>
    <ul className={css.surcharges}>
      {surchargeKinds.map((kind) => (
        <Surcharge key={kind} kind={kind} {...props} />
      ))}
    </ul>
    <Notice tone="info" title={t.law}>
      {t.lawNote}
    </Notice>
    <Text size={15} tone="soft">
      {t.keeps}
    </Text>
  </RoomPart>
);

/** What orders cost more: for their day, and by what they are paid with. */
export const SurchargesPart = (props: WaysProps & { zone: string }) => (
  <>
    <DaysPart {...props} />
    <ByCard {...props} />
  </>
);
