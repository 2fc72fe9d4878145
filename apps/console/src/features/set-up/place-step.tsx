import { australianStates, australianZones, isState, zoneOfState } from '@servery/domain/set-up/states';
import { FieldError, TextField, type TextFieldProps } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { HoursTable } from '#features/set-up/hours-table.tsx';
import { dayWithoutTimes, hoursOf, weekOf } from '#features/set-up/rules/hours.ts';
import css from './set-up.module.css';
import { type Problem, useSaveStep } from '#features/set-up/state/use-set-up.ts';
import { StepForm } from '#features/set-up/step-form.tsx';
import type { StepProps } from '#features/set-up/step-props.ts';
import { t } from '#features/set-up/texts.ts';

const startOf = ({ draft: { place } }: StepProps['setUp']) => ({
  address: place?.address ?? '',
  suburb: place?.suburb ?? '',
  address_state: place?.state ?? ('' as const),
  postcode: place?.postcode ?? '',
  phone: place?.phone ?? '',
  time_zone: place?.time_zone ?? '',
  ready_minutes: String(place?.ready_minutes ?? 15),
  hours: weekOf(place?.hours),
});
type Fields = ReturnType<typeof startOf>;
type TextName = 'address' | 'suburb' | 'postcode' | 'phone' | 'ready_minutes';
const SHOWN = new Set([
  'address',
  'suburb',
  'address_state',
  'postcode',
  'time_zone',
  'ready_minutes',
  'hours',
]);

function problemOf(fields: Fields): Problem | undefined {
  if (fields.address.trim() === '') return { field: 'address', message: t.enterAddress };
  if (fields.suburb.trim() === '') return { field: 'suburb', message: t.enterSuburb };
  if (fields.address_state === '') return { field: 'address_state', message: t.chooseState };
  if (!/^\d{4}$/.test(fields.postcode)) return { field: 'postcode', message: t.enterPostcode };
  if (!/^\d{1,3}$/.test(fields.ready_minutes) || Number(fields.ready_minutes) > 240)
    return { field: 'ready_minutes', message: t.minutesWrong };
  const day = dayWithoutTimes(fields.hours);
  return day && { field: 'hours', message: t.hoursWrong({ day: t[day] }) };
}

const zoneName = (zone: string): string => zone.replace('Australia/', '').replace('_', ' ');

type Part = {
  fields: Fields;
  set: (part: Partial<Fields>) => void;
  text: (name: TextName) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
  errorOf: (name: string) => string | undefined;
};

const Address = ({ fields, set, text, errorOf }: Part) => (
  <div className={css.fields}>
    <TextField {...text('address')} label={t.address} autoComplete="street-address" maxLength={200} />
    <TextField {...text('suburb')} label={t.suburb} autoComplete="address-level2" maxLength={100} />
    <Select
      label={t.state}
      options={australianStates.map((value) => ({ value, label: value }))}
      value={fields.address_state === '' ? null : fields.address_state}
      error={errorOf('address_state')}
      onChange={(address_state) => set({ address_state, time_zone: zoneOfState(address_state) })}
    />
    <TextField
      {...text('postcode')}
      label={t.postcode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={4}
    />
    <TextField
      {...text('phone')}
      label={t.phone}
      aside={t.optional}
      type="tel"
      autoComplete="tel"
      maxLength={30}
    />
    <Select
      label={t.timeZone}
      options={australianZones.map((value) => ({ value, label: zoneName(value) }))}
      value={fields.time_zone === '' ? null : fields.time_zone}
      error={errorOf('time_zone')}
      onChange={(time_zone) => set({ time_zone })}
    />
  </div>
);

const Hours = ({ fields, set, text, errorOf }: Part) => (
  <section className={css.section} aria-label={t.hours}>
    <h2 className={css.part}>{t.hours}</h2>
    <Text tone="soft">{t.hoursHint}</Text>
    <HoursTable week={fields.hours} onChange={(hours) => set({ hours })} />
    {errorOf('hours') !== undefined && <FieldError>{errorOf('hours')}</FieldError>}
    <div className={css.fields}>
      <TextField {...text('ready_minutes')} label={t.readyMinutes} inputMode="numeric" maxLength={3} />
    </div>
  </section>
);

/** Where it is, and when customers can order there. */
export function PlaceStep({ setUp, onSaved, onLost, onBack, onLive, peek }: StepProps) {
  const [fields, setFields] = useState(() => startOf(setUp));
  const { save, busy, problem, setProblem } = useSaveStep('place', { onSaved, onLost });
  const set = (part: Partial<Fields>) => setFields({ ...fields, ...part });
  const submit = () => {
    const { address_state: state, hours, ready_minutes: minutes, time_zone: zone, ...rest } = fields;
    const wrong = problemOf(fields);
    if (wrong || !isState(state)) return setProblem(wrong);
    const time_zone = zone === '' ? zoneOfState(state) : zone;
    const ready_minutes = Number(minutes);
    void save({ ...rest, address_state: state, time_zone, ready_minutes, hours: hoursOf(hours) });
  };
  const errorOf = (name: string) => (problem?.field === name ? problem.message : undefined);
  const text: Part['text'] = (name) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: ({ target: { value } }) => {
      set({ [name]: value });
      if (name === 'suburb') onLive({ suburb: value });
      if (name === 'ready_minutes') onLive({ minutes: Number(value) || 0 });
    },
  });
  const parts = { fields, set, text, errorOf };
  return (
    <StepForm
      step="place"
      busy={busy}
      problem={problem && !SHOWN.has(problem.field) ? problem.message : undefined}
      onBack={onBack}
      peek={peek}
      onSubmit={submit}
    >
      <Address {...parts} />
      <Hours {...parts} />
    </StepForm>
  );
}
