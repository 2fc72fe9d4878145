import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { EditedType, HeldType } from '@servery/contract/entities/fulfilment-editor';
import { TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Switch } from '@servery/ui/inputs/check';
import { Card } from '@servery/ui/surfaces/card';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { CODES } from '#features/fulfilment/place.ts';
import { affected } from '#features/fulfilment/rules/switched.ts';
import type { Ways } from '#features/fulfilment/use-ways.ts';
import { SaveFoot } from '#parts/save-foot.tsx';
import { RoomFoot } from '#parts/room.tsx';
import css from './ways.module.css';
import { t } from '#features/fulfilment/texts.ts';

const TIMES: Readonly<Record<EditedType['time_type'], () => string>> = {
  none: () => '',
  user: () => t.asksTimes,
  slots: () => t.asksSlots,
  stops: () => t.asksStops,
  locations: () => t.asksLocations,
};

function asksText(value: EditedType): string {
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

/** As the venue calls it, and until it has one by the usual name. */
const wayName = (types: readonly HeldType[], code: FulfilmentCode): string =>
  types.find((each) => each.code === code)?.value.name ?? t[code];

type Props = {
  types: readonly HeldType[];
  ways: Ways;
  open: FulfilmentCode | undefined;
  onOpen: (code: FulfilmentCode) => void;
};

function stateText(on: boolean, isChanged: boolean): string {
  if (isChanged) return on ? t.onAfterSave : t.offAfterSave;
  return on ? t.on : t.off;
}

function WayCard({ types, ways: { draft }, code, open, onOpen }: Props & { code: FulfilmentCode }) {
  const held = types.find((each) => each.code === code);
  const name = wayName(types, code);
  const on = draft.value[code];
  const isChanged = draft.changed.includes(code);
  return (
    <Card
      as="li"
      look={isChanged ? 'highlight' : on ? 'rest' : 'sunk'}
      pad="s"
      selected={code === open}
      className={css.way}
    >
      <header>
        <FulfilmentIcon type={code} />
        <h2>{name}</h2>
        <Switch label={name} hideLabel checked={on} onChange={(wanted) => draft.change({ [code]: wanted })} />
      </header>
      <p>
        <b data-on={on || undefined}>{stateText(on, isChanged)}</b>{' '}
        {held ? asksText(held.value) : t.neverUsed}
      </p>
      <footer>
        <span>{held && held.orders > 0 && t.ordersToday({ count: held.orders })}</span>
        {held && (
          <TextButton aria-label={t.edit({ name })} onClick={() => onOpen(code)}>
            {t.setUp}
          </TextButton>
        )}
      </footer>
    </Card>
  );
}

/** Who would notice, said before it is saved. */
function Affected({ type, ways: { draft } }: { type: HeldType; ways: Ways }) {
  const { name } = type.value;
  return (
    <Notice
      tone="warn"
      alert
      title={t.affectsNow({ name })}
      action={
        <TextButton onClick={() => draft.change({ [type.code]: true })}>{t.keepOn({ name })}</TextButton>
      }
    >
      {type.carts > 0 && `${t.cartsNow({ count: type.carts })} `}
      {t.ordersCarryOn({ count: type.orders })}
    </Notice>
  );
}

/** Ways to order as cards: what each asks of customers, and a switch that changes nothing until it is saved. */
export function WaysPart(props: Props) {
  const { types, ways } = props;
  const { draft } = ways;
  return (
    <section aria-label={t.waysOffered} className={css.ways}>
      <ul>
        {CODES.map((code) => (
          <WayCard key={code} {...props} code={code} />
        ))}
      </ul>
      {affected(types, draft.value, draft.changed).map((type) => (
        <Affected key={type.code} type={type} ways={ways} />
      ))}
    </section>
  );
}

/** What is not saved of the switches, at the foot of the page. */
export function WaysFoot({ types, ways }: Pick<Props, 'types' | 'ways'>) {
  const { draft, submit, busy } = ways;
  if (draft.changed.length === 0) return null;
  const what = draft.changed
    .map((code) => {
      const name = wayName(types, code);
      return draft.value[code] ? t.goesOn({ name }) : t.goesOff({ name });
    })
    .join(', ');
  return (
    <RoomFoot>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SaveFoot changes={draft.changed.length} what={what} busy={busy} onDiscard={draft.discard} />
      </form>
    </RoomFoot>
  );
}
