import { asJson } from '@servery/contract/client/as-json';
import type { HeldPoint, HeldZone } from '@servery/contract/entities/fulfilment-editor';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Text } from '@servery/ui/foundations/text';
import { FieldError, TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import type { PointKind } from '#features/fulfilment/place.ts';
import { RemoveButton } from '#features/fulfilment/remove-button.tsx';
import { pointTexts } from '#features/fulfilment/points-part.tsx';
import {
  DAYS,
  NEW_POINT,
  type PointProblem,
  pointToSave,
  withDay,
  type WrittenPoint,
  writtenPoint,
} from '#features/fulfilment/rules/written-point.ts';
import { useFulfilmentEdit } from '#features/fulfilment/use-fulfilment.ts';
import { DraftPane } from '#parts/draft-pane.tsx';
import pane from '#parts/pane.module.css';
import { t } from '#features/fulfilment/texts.ts';

type Props = {
  kind: PointKind;
  point: HeldPoint | undefined;
  zones: readonly HeldZone[];
  onClose: () => void;
};

const NO_PROBLEMS: ReadonlySet<PointProblem> = new Set();

function usePointSave({ kind, point, onClose }: Props) {
  const key = point ? `point-${point.id}` : `point-new-${kind}`;
  const draft = useDraft<WrittenPoint>(key, point ? writtenPoint(point) : NEW_POINT);
  const [tried, setTried] = useState(false);
  const save = useFulfilmentEdit('ConsoleFulfilment.save_point');
  const checked = pointToSave(draft.value, kind);
  const submit = () => {
    setTried(true);
    if (!('point' in checked) || draft.conflicts.length > 0) return;
    const name = checked.point.label;
    save.mutate({
      input: {
        ...(point && { point_id: point.id, version: point.version }),
        point: asJson(checked.point),
      },
      said: {
        text: point ? t.pointSaved({ name }) : t.pointAdded({ name }),
        onDone: () => {
          draft.discard();
          onClose();
        },
      },
    });
  };
  const problems = tried && 'problems' in checked ? checked.problems : NO_PROBLEMS;
  return { draft, problems, submit, busy: save.isPending };
}

type Fields = {
  value: WrittenPoint;
  problems: ReadonlySet<PointProblem>;
  onChange: (wanted: Partial<WrittenPoint>) => void;
};

function Times({ value, problems, onChange }: Fields) {
  return (
    <div className={pane.pair}>
      <TextField
        label={t.pointTime}
        look="inset"
        type="time"
        value={value.time}
        error={problems.has('time') ? t.problemTime : undefined}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <TextField
        label={t.pointBy}
        look="inset"
        type="time"
        value={value.cut_off_time}
        error={problems.has('cut_off_time') ? t.problemTime : undefined}
        onChange={({ target }) => onChange({ cut_off_time: target.value })}
      />
      <TextField
        label={t.pointDaysBefore}
        look="inset"
        inputMode="numeric"
        maxLength={3}
        hint={t.pointDaysBeforeHint}
        value={value.cut_off_days}
        error={problems.has('cut_off_days') ? t.problemCount : undefined}
        onChange={({ target }) => onChange({ cut_off_days: target.value })}
      />
      <TextField
        label={t.pointCapacity}
        look="inset"
        inputMode="numeric"
        maxLength={6}
        hint={t.pointCapacityHint}
        value={value.capacity}
        error={problems.has('capacity') ? t.problemCount : undefined}
        onChange={({ target }) => onChange({ capacity: target.value })}
      />
    </div>
  );
}

function Days({ value, problems, onChange }: Fields) {
  return (
    <section aria-label={t.pointDays} className={pane.part}>
      <h3>{t.pointDays}</h3>
      <ChipGroup label={t.pointDays}>
        {DAYS.map((day) => (
          <ChipToggle
            key={day}
            pressed={value.days.includes(day)}
            onClick={() => onChange({ days: withDay(value.days, day) })}
          >
            {t[day]}
          </ChipToggle>
        ))}
      </ChipGroup>
      {problems.has('days') && <FieldError>{t.problemDays}</FieldError>}
    </section>
  );
}

function Zones({ value, zones, onChange }: Omit<Fields, 'problems'> & Pick<Props, 'zones'>) {
  const postcodes = zones.flatMap((zone) => zone.value.postcodes);
  if (postcodes.length === 0) return null;
  const turn = (postcode: string) =>
    onChange({
      zones: postcodes.filter((each) =>
        each === postcode ? !value.zones.includes(each) : value.zones.includes(each),
      ),
    });
  return (
    <section aria-label={t.pointZones} className={pane.part}>
      <h3>{t.pointZones}</h3>
      <Text size={13} tone="soft">
        {t.pointZonesHint}
      </Text>
      <ChipGroup label={t.pointZones}>
        {postcodes.map((postcode) => (
          <ChipToggle key={postcode} pressed={value.zones.includes(postcode)} onClick={() => turn(postcode)}>
            {postcode}
          </ChipToggle>
        ))}
      </ChipGroup>
    </section>
  );
}

/** One slot, stop or pickup location: when it is, until when to order, and how many orders it takes. */
export function PointPane(props: Props) {
  const { kind, point, zones, onClose } = props;
  const { draft, problems, submit, busy } = usePointSave(props);
  const { value, change } = draft;
  const { fresh, one, example } = pointTexts[kind]();
  const fields = { value, problems, onChange: change };
  return (
    <DraftPane
      title={point ? point.value.label : fresh}
      what={one}
      draft={draft}
      busy={busy}
      isNew={!point}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t.pointLabel}
        look="inset"
        placeholder={example}
        maxLength={200}
        value={value.label}
        error={problems.has('label') ? t.problemLabel : undefined}
        onChange={({ target }) => change({ label: target.value })}
      />
      <Times {...fields} />
      <Days {...fields} />
      {kind === 'slot' && <Zones value={value} zones={zones} onChange={change} />}
      {point && (
        <RemoveButton
          label={t.remove}
          input={{ point_id: point.id, version: point.version }}
          said={t.pointRemoved({ name: point.value.label })}
          onDone={onClose}
        />
      )}
    </DraftPane>
  );
}
