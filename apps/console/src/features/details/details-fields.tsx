import type { VenueDetails } from '@servery/contract/entities/venue-details';
import { australianStates, australianZones } from '@servery/domain/set-up/states';
import { TextLink } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { TextField, type TextFieldProps } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { createLink } from '@tanstack/react-router';
import css from './details.module.css';
import { t } from '#features/details/texts.ts';
import type { DetailsField, TypedDetails } from '#features/details/use-details.ts';
import { RoomPart } from '#parts/room-part.tsx';

const BrandLink = createLink(TextLink);

type TextName = Exclude<DetailsField, 'gst_registered' | 'time_zone' | 'state'>;
type FieldsProps = {
  held: VenueDetails;
  saved: TypedDetails;
  value: TypedDetails;
  changed: readonly DetailsField[];
  problem: { field: string; message: string } | undefined;
  onChange: (wanted: Partial<TypedDetails>) => void;
};

const labelOf = (label: string, was: string | undefined): string => {
  if (was === undefined) return label;
  return was === '' ? t.wasEmpty({ label }) : t.was({ label, was });
};

/** What a field shows: what is saved stands in its label once it is another. */
function fieldsOf({ saved, value, changed, problem, onChange }: FieldsProps) {
  const errorOf = (field: DetailsField) => (problem?.field === field ? problem.message : undefined);
  const isChanged = (field: DetailsField) => changed.includes(field);
  const text = (name: TextName, label: string): TextFieldProps => ({
    look: 'inset',
    name,
    label: labelOf(label, isChanged(name) ? saved[name] : undefined),
    value: value[name],
    changed: isChanged(name),
    error: errorOf(name),
    maxLength: name === 'name' ? 120 : 200,
    onChange: ({ target }) => onChange({ [name]: target.value }),
  });
  const choice = (name: 'gst_registered' | 'time_zone' | 'state', label: string, was: string) => ({
    look: 'inset' as const,
    label: labelOf(label, isChanged(name) ? was : undefined),
    changed: isChanged(name),
    error: errorOf(name),
  });
  return { text, choice };
}

/** One that is not in the list is still the one that is held. */
const withHeld = (list: readonly string[], held: string): string[] =>
  list.includes(held) ? [...list] : [held, ...list];

const offsetOf = (zone: string): string =>
  Temporal.Now.zonedDateTimeISO(zone).offset.replace(/^(.)0/, '$1').replace(':00', '');
const zoneText = (zone: string): string =>
  t.zoneOption({ zone: zone.replace(/^.*\//, '').replace('_', ' '), offset: offsetOf(zone) });

function Seen(props: FieldsProps & { mayBrand: boolean }) {
  const { held, saved, value, onChange, mayBrand } = props;
  const { text, choice } = fieldsOf(props);
  return (
    <RoomPart title={t.seen}>
      <div className={css.fields}>
        <TextField {...text('name', t.name)} />
        <TextField {...text('phone', t.phone)} type="tel" />
        <TextField {...text('address', t.address)} className={css.whole} />
        <TextField {...text('suburb', t.suburb)} />
        <div className={css.pair}>
          <Select
            {...choice('state', t.state, saved.state)}
            options={withHeld(australianStates, saved.state).map((each) => ({ value: each, label: each }))}
            value={value.state}
            onChange={(state) => onChange({ state })}
          />
          <TextField {...text('postcode', t.postcode)} inputMode="numeric" />
        </div>
        <TextField {...text('place', t.place)} hint={t.placeHint} />
        <p className={css.email}>
          <small>{t.email}</small>
          {held.email || t.noEmail}
          <small>
            {t.emailNote} {mayBrand && <BrandLink to="/brand">{t.changeEmail}</BrandLink>}
          </small>
        </p>
      </div>
    </RoomPart>
  );
}

function Tax(props: FieldsProps) {
  const { saved, value, onChange } = props;
  const { text, choice } = fieldsOf(props);
  const gstText = (on: boolean) => (on ? t.gstOn : t.gstOff);
  return (
    <RoomPart title={t.tax}>
      <div className={css.fields}>
        <TextField {...text('abn', t.abn)} inputMode="numeric" />
        <Select
          {...choice('gst_registered', t.gst, gstText(saved.gst_registered))}
          options={[
            { value: 'on', label: t.gstOn },
            { value: 'off', label: t.gstOff },
          ]}
          value={value.gst_registered ? 'on' : 'off'}
          onChange={(gst) => onChange({ gst_registered: gst === 'on' })}
        />
      </div>
    </RoomPart>
  );
}

function Clock(props: FieldsProps) {
  const { held, saved, value, onChange } = props;
  const { choice } = fieldsOf(props);
  const isFree = held.open.orders + held.open.standing === 0;
  return (
    <RoomPart title={t.clock}>
      <div className={css.fields}>
        <Select
          {...choice('time_zone', t.zone, zoneText(saved.time_zone))}
          options={withHeld(australianZones, saved.time_zone).map((zone) => ({
            value: zone,
            label: zoneText(zone),
          }))}
          value={value.time_zone}
          disabled={!isFree && value.time_zone === saved.time_zone}
          onChange={(time_zone) => onChange({ time_zone })}
        />
        {!isFree && (
          <Text size={15} tone="soft">
            {t.zoneStays(held.open)}
          </Text>
        )}
      </div>
    </RoomPart>
  );
}

/** Everything that is told of a venue, each with what it was until it is saved. */
export const DetailsFields = (props: FieldsProps & { mayBrand: boolean }) => (
  <>
    <Seen {...props} />
    <Tax {...props} />
    <Clock {...props} />
  </>
);
