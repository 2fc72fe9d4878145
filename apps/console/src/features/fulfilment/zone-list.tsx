import type { HeldZone } from '@servery/contract/entities/fulfilment-editor';
import { dollars } from '@servery/domain/money';
import { Notice } from '@servery/ui/feedback/notice';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Button, TextButton } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Table } from '@servery/ui/staff/table';
import { toneOf } from '#features/fulfilment/ring-map.tsx';
import { zoneTitle } from '#features/fulfilment/rules/written-zone.ts';
import css from './fulfilment.module.css';
import { t } from '#features/fulfilment/texts.ts';

type Props = {
  /** Whether delivery is switched on, and whether it will be once the switches are saved. */
  delivery: { isOn: boolean; willBeOn: boolean; turnOn: () => void };
  zones: readonly HeldZone[];
  open: HeldZone | undefined;
  onOpen: (zone: HeldZone) => void;
  onAdd: () => void;
};

function Row({ zone, at, ...props }: Props & { zone: HeldZone; at: number }) {
  const { value, orders } = zone;
  return (
    <tr aria-current={zone === props.open || undefined}>
      <td>
        <button
          type="button"
          className={css.open}
          style={toneOf(at, props.zones.length)}
          onClick={() => props.onOpen(zone)}
        >
          <b>{zoneTitle(zone)}</b>
          {value.name !== '' && <small>{value.postcodes.join(', ')}</small>}
        </button>
      </td>
      <td data-end>{dollars(value.fee)}</td>
      <td data-end>{dollars(value.minimum)}</td>
      <td data-end>{value.minutes}</td>
      <td data-end>{orders}</td>
    </tr>
  );
}

function DeliveryOff({ willBeOn, turnOn }: Props['delivery']) {
  return (
    <Notice
      tone="bad"
      title={t.deliveryOff}
      action={
        !willBeOn && (
          <Button kind="bad" size="s" onClick={turnOn}>
            {t.turnDeliveryOn}
          </Button>
        )
      }
    >
      {willBeOn ? t.deliveryOnNote : t.deliveryOffNote}
    </Notice>
  );
}

/** What delivery costs where, how long it takes, and how much of it there is. */
export function ZoneList(props: Props) {
  const { zones, onAdd } = props;
  if (zones.length === 0)
    return (
      <section aria-label={t.zones}>
        <EmptyState title={t.noZones} action={<Button onClick={onAdd}>{t.noZonesAction}</Button>}>
          {t.noZonesNote}
        </EmptyState>
      </section>
    );
  return (
    <section aria-label={t.zones} className={css.zones}>
      <header className={css.partHead}>
        <h2>{t.zones}</h2>
        <TextButton icon={<IconPlus />} onClick={onAdd}>
          {t.zone}
        </TextButton>
      </header>
      {!props.delivery.isOn && <DeliveryOff {...props.delivery} />}
      <Table label={t.zones}>
        <thead>
          <tr>
            <th scope="col">{t.zone}</th>
            <th scope="col" data-end>
              {t.fee}
            </th>
            <th scope="col" data-end>
              {t.minimum}
            </th>
            <th scope="col" data-end>
              {t.minutes}
            </th>
            <th scope="col" data-end>
              {t.lately}
            </th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone, at) => (
            <Row key={zone.value.postcodes[0]} {...props} zone={zone} at={at} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}
