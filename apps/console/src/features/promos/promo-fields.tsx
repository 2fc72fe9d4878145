import type { VenuePromos } from '@servery/contract/entities/promo-editor';
import { Segmented } from '@servery/ui/choices/segmented';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { ComboBox } from '@servery/ui/inputs/combo-box';
import {
  firstDay,
  fromDay,
  lastDay,
  type Problem,
  shownAmount,
  typedAmount,
  untilDay,
  type Written,
} from '#features/promos/rules/written.ts';
import pane from '#parts/pane.module.css';
import { SomeOf } from '#parts/some-of.tsx';
import css from './editor.module.css';
import { t } from '#features/promos/texts.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type FieldsProps = {
  value: Written;
  room: VenuePromos;
  problems: ReadonlySet<Problem>;
  onChange: (wanted: Partial<Written>) => void;
};

/** What it is at first, whichever kind is chosen. */
const offOfKind = (kind: Written['off']['kind']): Written['off'] => {
  switch (kind) {
    case 'percent':
      return { kind, percent: '10' };
    case 'amount':
      return { kind, amount: '5.00' };
    case 'product':
      return { kind, percent: '100', product_id: 0 };
    case 'free_delivery':
      return { kind };
  }
};

function Worth({ value: { off }, room, problems, onChange }: FieldsProps) {
  const percent = off.kind === 'percent' || off.kind === 'product' ? off : undefined;
  return (
    <>
      {off.kind === 'product' && (
        <ComboBox
          label={t.productField}
          value={off.product_id > 0 ? String(off.product_id) : null}
          options={room.products.map(({ id, name, category }) => ({
            value: String(id),
            label: name,
            note: category,
          }))}
          error={problems.has('product') ? t.problemProduct : undefined}
          onChange={(id) => onChange({ off: { ...off, product_id: Number(id ?? 0) } })}
        />
      )}
      {percent && (
        <TextField
          label={t.percentField}
          look="inset"
          inputMode="decimal"
          after="%"
          maxLength={6}
          value={percent.percent}
          error={problems.has('percent') ? t.problemPercent : undefined}
          onChange={({ target }) => onChange({ off: { ...percent, percent: target.value } })}
        />
      )}
      {off.kind === 'amount' && (
        <TextField
          label={t.amountField}
          look="inset"
          inputMode="decimal"
          maxLength={10}
          value={shownAmount(off.amount)}
          error={problems.has('amount') ? t.problemAmount : undefined}
          onChange={({ target }) => onChange({ off: { ...off, amount: typedAmount(target.value) } })}
        />
      )}
    </>
  );
}

export function GivesPart(props: FieldsProps) {
  const { value, problems, onChange } = props;
  return (
    <section aria-label={t.gives} className={pane.part}>
      <h3>{t.gives}</h3>
      <Segmented
        label={t.gives}
        size="s"
        wide
        items={[
          { value: 'percent', label: t.percentOff },
          { value: 'amount', label: t.amountOff },
          { value: 'product', label: t.product },
          { value: 'free_delivery', label: t.delivery },
        ]}
        value={value.off.kind}
        onChange={(kind) => onChange({ off: offOfKind(kind) })}
      />
      <div className={pane.pair}>
        <Worth {...props} />
        {value.off.kind !== 'amount' && (
          <TextField
            label={t.atMost}
            look="inset"
            inputMode="decimal"
            placeholder={t.noMost}
            maxLength={10}
            value={shownAmount(value.at_most)}
            error={problems.has('atMost') ? t.problemAtMost : undefined}
            onChange={({ target }) => onChange({ at_most: typedAmount(target.value) || '0.00' })}
          />
        )}
        <TextField
          label={t.minimum}
          look="inset"
          inputMode="decimal"
          placeholder={t.anyOrder}
          maxLength={10}
          value={shownAmount(value.minimum)}
          error={problems.has('minimum') ? t.problemMinimum : undefined}
          onChange={({ target }) => onChange({ minimum: typedAmount(target.value) || '0.00' })}
        />
      </div>
    </section>
  );
}

export function WhenPart({ value, problems, onChange }: Omit<FieldsProps, 'room'>) {
  return (
    <section aria-label={t.when} className={pane.part}>
      <h3>{t.when}</h3>
      <SomeOf
        label={t.days}
        items={DAYS.map((day) => ({ value: day, label: t[day] }))}
        chosen={value.days}
        hint={t.everyDay}
        onChange={(days) => onChange({ days })}
      />
      <div className={css.four}>
        <TextField
          type="time"
          label={t.timeFrom}
          look="inset"
          value={value.time_from}
          onChange={({ target }) => onChange({ time_from: target.value })}
        />
        <TextField
          type="time"
          label={t.timeTo}
          look="inset"
          value={value.time_to}
          onChange={({ target }) => onChange({ time_to: target.value })}
        />
        <TextField
          type="date"
          label={t.firstDay}
          look="inset"
          value={firstDay(value.from)}
          onChange={({ target }) => onChange({ from: fromDay(target.value) })}
        />
        <TextField
          type="date"
          label={t.lastDay}
          look="inset"
          value={lastDay(value.until)}
          error={problems.has('dates') ? t.problemDates : undefined}
          onChange={({ target }) => onChange({ until: untilDay(target.value) })}
        />
      </div>
    </section>
  );
}

/** Digits only, and no more of them than a limit needs. */
const wholeNumber = (typed: string): number => Number(typed.replaceAll(/\D/g, '').slice(0, 6));

export function LimitsPart({ value, room, onChange }: Omit<FieldsProps, 'problems'>) {
  const limit = (field: 'uses_total' | 'uses_each', label: string) => (
    <TextField
      label={label}
      look="inset"
      inputMode="numeric"
      placeholder={t.noMost}
      value={value[field] === 0 ? '' : String(value[field])}
      onChange={({ target }) => onChange({ [field]: wholeNumber(target.value) })}
    />
  );
  return (
    <section aria-label={t.howOften} className={pane.part}>
      <h3>{t.howOften}</h3>
      <Segmented
        label={t.who}
        size="s"
        wide
        items={[
          { value: 'everyone', label: t.everyone },
          { value: 'members', label: t.members_only },
          { value: 'first_order', label: t.first_order },
        ]}
        value={value.who}
        onChange={(who) => onChange({ who })}
      />
      <div className={pane.pair}>
        {limit('uses_total', t.usesTotal)}
        {limit('uses_each', t.usesEach)}
      </div>
      {room.fulfilment.length > 1 && (
        <SomeOf
          label={t.types}
          items={room.fulfilment.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={value.fulfilment}
          hint={t.typesNote}
          onChange={(fulfilment) => onChange({ fulfilment })}
        />
      )}
    </section>
  );
}

type WordsProps = Pick<FieldsProps, 'value' | 'onChange'> & { asItIs: string };

/** Said only where what the rule says of itself is not enough. */
export function WordsPart({ value, onChange, asItIs }: WordsProps) {
  return (
    <section aria-label={t.more} className={pane.part}>
      <h3>{t.more}</h3>
      <TextArea
        label={t.description}
        look="inset"
        placeholder={asItIs}
        value={value.description}
        maxLength={1000}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TextArea
        label={t.terms}
        look="inset"
        value={value.terms}
        maxLength={4000}
        onChange={({ target }) => onChange({ terms: target.value })}
      />
      <Checkbox checked={value.listed} onChange={({ target }) => onChange({ listed: target.checked })}>
        {t.listed}
      </Checkbox>
      <Checkbox checked={value.reward} onChange={({ target }) => onChange({ reward: target.checked })}>
        {t.reward}
      </Checkbox>
    </section>
  );
}
