import type { Merchant } from '@servery/contract/entities/merchant';
import type { Customer } from '@servery/contract/entities/customer';
import { isDeliverable } from '@servery/domain/address/draft';
import { clockText } from '@servery/domain/hours/words';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { NoteTag } from '@servery/ui/actions/badge';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { cx } from '@servery/ui/foundations/cx';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconLock, IconMinus } from '@servery/ui/foundations/icon-more';
import { Select } from '@servery/ui/inputs/select';
import { Card } from '@servery/ui/surfaces/card';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pointsQuery } from '#api/fulfilment-points.ts';
import { AddressStep } from '#features/address/index.ts';
import { change, setDraft, type StandingPage, useDraft } from '#features/standing/draft.ts';
import css from '#features/standing/standing.module.css';
import { offersOf, storeOf, typeOf, type Way } from '#features/standing/use-standing.ts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/standing/texts.ts';

const STEP = 5;
const two = (value: number) => String(value).padStart(2, '0');

/** Five minutes on or back, within the day. */
function moved(time: string, minutes: number): string {
  const [hour = 12, minute = 0] = time.split(':').map(Number);
  const at = Math.min(24 * 60 - STEP, Math.max(0, hour * 60 + minute + minutes));
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}

const TIME_LABEL: Readonly<Record<Way, string>> = {
  get pickup() {
    return t.pickupTime;
  },
  get dinein() {
    return t.dineInTime;
  },
  get deliver() {
    return t.deliveryTime;
  },
};

function TimeRow({ way, from, to }: { way: Way; from: string; to: string }) {
  const time = useDraft((draft) => draft.time);
  const id = useId();
  const step = (minutes: number) => change({ time: time === '' ? from || '12:00' : moved(time, minutes) });
  const label = TIME_LABEL[way];
  return (
    <div className={css.timeRow}>
      <div>
        <label htmlFor={id}>{label}</label>
        {from !== '' && <small>{t.window({ from: clockText(from), to: clockText(to) })}</small>}
      </div>
      <fieldset aria-label={label} className={css.time}>
        <IconButton
          label={t.earlier}
          icon={<IconMinus />}
          disabled={time !== '' && time <= from}
          onClick={() => step(-STEP)}
        />
        <input
          id={id}
          type="time"
          step={STEP * 60}
          min={from || undefined}
          max={to || undefined}
          value={time}
          onChange={(event) => change({ time: event.target.value })}
        />
        <IconButton
          label={t.later}
          icon={<IconPlus />}
          disabled={time !== '' && to !== '' && time >= to}
          onClick={() => step(STEP)}
        />
      </fieldset>
    </div>
  );
}

type PointProps = { merchant: Merchant; kind: 'slot' | 'location'; postcodeId: number };

/** The slots of the zone, or the pickup locations of the store. */
function Points({ merchant, kind, postcodeId }: PointProps) {
  const name = useId();
  const { slotId, locationId } = useDraft();
  const points = useQuery(pointsQuery(kind, merchant, { date: '', postcodeId }));
  const chosen = kind === 'slot' ? slotId : locationId;
  if (points.error)
    return (
      <Notice
        tone="bad"
        action={
          <Button size="s" kind="line" onClick={() => void points.refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {t.slotsFailed}
      </Notice>
    );
  if (!points.data)
    return (
      <Loading label={t.loadingSlots}>
        <Skeleton shape="block" height="56px" />
      </Loading>
    );
  if (points.data.points.length === 0) return <Text tone="soft">{laterTexts.noSlots}</Text>;
  return (
    <ChoiceGroup title={kind === 'slot' ? t.deliverySlot : t.pickupPoint} layout="grid">
      {points.data.points.map(({ id, label }) => (
        <Choice
          key={id}
          kind="radio"
          name={name}
          value={String(id)}
          look="card"
          title={label}
          checked={id === chosen}
          onChange={() => change(kind === 'slot' ? { slotId: id } : { locationId: id })}
        />
      ))}
    </ChoiceGroup>
  );
}

/** When it is wanted, in the way that the type takes it. */
function When({ page, merchant }: { page: StandingPage; merchant: Merchant }) {
  const draft = useDraft();
  const store = storeOf(page, draft);
  const offer = store && offersOf(store).find(({ code }) => code === draft.type);
  const type = typeOf(merchant, draft);
  if (!offer || !type) return null;
  const deliverable = isDeliverable(draft.address);
  if (type.time_type === 'slots')
    return deliverable ? (
      <Points merchant={merchant} kind="slot" postcodeId={draft.address.delivery_postcode_id} />
    ) : null;
  if (type.time_type === 'locations') return <Points merchant={merchant} kind="location" postcodeId={0} />;
  const isPickup = offer.way === 'pickup';
  return (
    <TimeRow
      way={offer.way}
      from={isPickup ? store.available_pickup_from : ''}
      to={isPickup ? store.available_pickup_to : ''}
    />
  );
}

function Stores({ page }: { page: StandingPage }) {
  const storeId = useDraft((draft) => draft.storeId);
  return (
    <Select
      label={t.store}
      placeholder={t.chooseStore}
      options={page.stores.map((store) => ({
        value: String(store.store_id),
        label: `${store.store_name}, ${store.store_suburb}`,
      }))}
      value={storeId === 0 ? null : String(storeId)}
      onChange={(value) => setDraft({ storeId: Number(value) })}
    />
  );
}

function Ways({ page, merchant }: { page: StandingPage; merchant: Merchant }) {
  const name = useId();
  const draft = useDraft();
  const store = storeOf(page, draft);
  if (!store) return null;
  return (
    <ChoiceGroup title={t.how} hideTitle layout="tiles">
      {offersOf(store).map(({ code, discount }) => {
        const type = merchant.fulfilment.find((each) => each.code === code);
        return (
          <Choice
            key={code}
            kind="radio"
            name={name}
            value={code}
            look="tile"
            icon={type && <FulfilmentIcon code={type.code} />}
            title={type?.verb ?? code}
            note={Number(discount) > 0 ? t.off10({ percent: discount }) : t.noneOff}
            checked={draft.type === code}
            onChange={() => change({ type: code, slotId: 0, locationId: 0 })}
          />
        );
      })}
    </ChoiceGroup>
  );
}

/** A saved one keeps its store and its way. */
function Kept({ page, merchant }: { page: StandingPage; merchant: Merchant }) {
  const draft = useDraft();
  const store = storeOf(page, draft);
  const offer = store && offersOf(store).find(({ code }) => code === draft.type);
  const type = typeOf(merchant, draft);
  return (
    <div className={css.kept}>
      <span className={css.mark}>
        <IconLock />
      </span>
      <Display as="h2" size={20}>
        {type?.verb ?? draft.type}
      </Display>
      {offer && Number(offer.discount) > 0 && (
        <NoteTag tone="accent">{t.off10({ percent: offer.discount })}</NoteTag>
      )}
      <Text tone="soft">{[merchant.name, merchant.address1].filter(Boolean).join(', ')}</Text>
    </div>
  );
}

export function WhereCard({
  page,
  merchant,
  customer,
}: {
  page: StandingPage;
  merchant: Merchant;
  customer: Customer;
}) {
  const draft = useDraft();
  const isNew = draft.id === 0;
  return (
    <Card as="section" aria-label={t.how} className={cx(css.where, css.framed)}>
      {isNew ? (
        <div className={css.column}>
          <Stores page={page} />
          <Ways page={page} merchant={merchant} />
        </div>
      ) : (
        <Kept page={page} merchant={merchant} />
      )}
      <div className={css.column}>
        {draft.type === 'deliver' && (
          <AddressStep
            merchant={merchant}
            customer={customer}
            held={{ address: draft.address, setAddress: (address) => change({ address }) }}
          />
        )}
        <When page={page} merchant={merchant} />
      </div>
    </Card>
  );
}
