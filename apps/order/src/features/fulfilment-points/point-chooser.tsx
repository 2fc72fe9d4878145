import { fullnessOf, type OfferedPoint } from '@servery/domain/fulfilment/point-list';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { NoteTag } from '@servery/ui/actions/badge';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useId } from 'react';
import { CallFailed } from '#api/call.ts';
import { PlaceDays } from '#features/fulfilment-points/point-days.tsx';
import { emptyText, pointTitle } from '#features/fulfilment-points/point-words.ts';
import { type PlaceFor, type PlaceForm, usePoints } from '#features/fulfilment-points/use-points.ts';
import { useDevice } from '#state/device.ts';
import { useNow } from '#shared/use-now.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/fulfilment-points/texts.ts';

const FULL = {
  free: undefined,
  almost: <NoteTag tone="warn">{t.almostFull}</NoteTag>,
  full: <NoteTag tone="bad">{t.full}</NoteTag>,
} as const;

type PlaceProps = { name: string; point: OfferedPoint; checked: boolean; onChoose: (id: number) => void };

function Place({ name, point, checked, onChoose }: PlaceProps) {
  const fullness = fullnessOf(point.available);
  return (
    <Choice
      kind="radio"
      name={name}
      value={String(point.id)}
      look="row"
      checked={checked}
      disabled={fullness === 'full'}
      title={point.label}
      note={point.cutOff || undefined}
      end={FULL[fullness]}
      onChange={() => onChoose(point.id)}
    />
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const refused = error instanceof CallFailed && error.failure.code !== 'network';
  return (
    <Notice
      tone="bad"
      alert
      action={
        <Button size="s" kind="line" onClick={retry}>
          {common.tryAgain}
        </Button>
      }
    >
      {refused ? error.message : texts.tryAgain}
    </Notice>
  );
}

function Chooser({ of, form, hideTitle }: { of: PlaceFor; form: PlaceForm; hideTitle: boolean }) {
  const { query, chosen, choose, pickDay } = usePoints(of, form);
  // The popup can stand before the step with the same list: radios of one name would uncheck each other.
  const name = useId();
  const clock = { now: useNow(), zone: of.merchant.time_zone };
  const { data } = query;
  if (!data)
    return query.error ? (
      <Failed error={query.error} retry={() => void query.refetch()} />
    ) : (
      <Loading label={common.loading}>
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height="168px" />
      </Loading>
    );
  const title = pointTitle(of.kind, of.type);
  return (
    <>
      {data.calendar.length > 0 && (
        <PlaceDays data={data} clock={clock} date={form.choice.date || data.date} onPick={pickDay} />
      )}
      {query.error && <Failed error={query.error} retry={() => void query.refetch()} />}
      {data.points.length === 0 ? (
        <Notice tone="warn">{emptyText(of.kind)}</Notice>
      ) : (
        <div aria-busy={query.isPlaceholderData || undefined}>
          <ChoiceGroup title={title} hideTitle={hideTitle} layout="rows">
            {data.points.map((point) => (
              <Place
                key={point.id}
                name={name}
                point={point}
                checked={point.id === chosen}
                onChoose={choose}
              />
            ))}
          </ChoiceGroup>
        </div>
      )}
    </>
  );
}

/** Days, then what can be had on the chosen one. Slots are told for an address, so that comes first. */
export function PointChooser({
  form,
  hideTitle = false,
  ...of
}: PlaceFor & { form: PlaceForm; hideTitle?: boolean }) {
  const postcodeId = useDevice((device) => device.address.delivery_postcode_id);
  if (of.kind === 'slot' && of.type.address_required === 1 && postcodeId <= 0)
    return <Notice>{laterTexts.addressForSlots}</Notice>;
  return <Chooser of={of} form={form} hideTitle={hideTitle} />;
}
