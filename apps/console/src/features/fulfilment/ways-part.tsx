import { asJson } from '@servery/contract/client/as-json';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { EditedType, HeldType } from '@servery/contract/entities/fulfilment-editor';
import { newWay } from '@servery/domain/fulfilment/new-way';
import { IconButton } from '@servery/ui/actions/icon-button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { IconCheck, IconPencil } from '@servery/ui/foundations/icon-more';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { CODES } from '#features/fulfilment/place.ts';
import { useFulfilmentEdit } from '#features/fulfilment/use-fulfilment.ts';
import css from './fulfilment.module.css';
import { t } from '#features/fulfilment/texts.ts';

/** What a way to order says when it is switched on for the first time. */
function freshWay(code: FulfilmentCode): EditedType {
  const way = newWay(code);
  return {
    offered: true,
    name: way.name,
    description: way.description,
    time_frame: way.time_frame,
    time_type: way.time_type,
    address_required: way.address_required,
    table_number_required: way.table_number_required,
    tables: way.tables,
    booking_reference_required: way.booking_reference_required,
    booking_name_required: way.booking_name_required,
    booking_people_required: way.booking_people_required,
  };
}

type BarProps = { types: readonly HeldType[] };

/** Ways to order as chips: a press switches one on or off, and can be taken back. */
export function WaysBar({ types }: BarProps) {
  const save = useFulfilmentEdit('ConsoleFulfilment.save_type');
  const turn = (code: FulfilmentCode) => {
    const held = types.find((each) => each.code === code);
    const offered = !(held?.value.offered ?? false);
    const way = { ...(held?.value ?? freshWay(code)), offered };
    save.mutate({
      input: { fulfilment_code: code, ...(held && { version: held.version }), way: asJson(way) },
      said: { text: offered ? t.switchedOn({ name: way.name }) : t.switchedOff({ name: way.name }) },
    });
  };
  return (
    <ChipGroup label={t.waysOffered}>
      {CODES.map((code) => {
        const held = types.find((each) => each.code === code);
        const isOn = held?.value.offered === true;
        return (
          <ChipToggle
            key={code}
            pressed={isOn}
            icon={isOn ? <IconCheck /> : <FulfilmentIcon type={code} />}
            disabled={save.isPending}
            onClick={() => turn(code)}
          >
            {code === 'custom' && held ? held.value.name : t[code]}
          </ChipToggle>
        );
      })}
    </ChipGroup>
  );
}

const TIMES: Readonly<Record<EditedType['time_type'], () => string>> = {
  none: () => '',
  user: () => t.asksTimes,
  slots: () => t.asksSlots,
  stops: () => t.asksStops,
  locations: () => t.asksLocations,
};

function asksText(value: EditedType): string {
  if (!value.offered) return t.off;
  const asked = [
    TIMES[value.time_type](),
    value.address_required ? t.asksAddress : '',
    value.table_number_required ? t.asksTable : '',
    value.booking_name_required ? t.asksBookingName : '',
    value.booking_people_required ? t.asksBookingPeople : '',
    value.booking_reference_required ? t.asksBookingReference : '',
  ].filter((text) => text !== '');
  return asked.length === 0 ? t.asksNothing : t.asks({ what: asked.join(', ') });
}

/** What each way to order asks of customers. */
export function WaysPart({
  types,
  open,
  onOpen,
}: BarProps & { open: FulfilmentCode | undefined; onOpen: (code: FulfilmentCode) => void }) {
  return (
    <section aria-label={t.waysOffered} className={css.part}>
      <header className={css.partHead}>
        <h2>{t.waysOffered}</h2>
      </header>
      <ul>
        {types.map(({ code, value }) => (
          <li key={code} aria-current={code === open || undefined} className={css.point}>
            <span className={css.way}>
              <FulfilmentIcon type={code} />
              <span>
                <b>{value.name}</b>
                <small>{asksText(value)}</small>
              </span>
            </span>
            <IconButton
              label={t.edit({ name: value.name })}
              icon={<IconPencil />}
              onClick={() => onOpen(code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
