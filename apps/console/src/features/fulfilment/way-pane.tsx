import { asJson } from '@servery/contract/client/as-json';
import type { EditedType, HeldPoint, HeldType } from '@servery/contract/entities/fulfilment-editor';
import { Notice } from '@servery/ui/feedback/notice';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import { CHOSEN_TIMES, type ChosenTimes, isWithoutPoints, timesOf } from '#features/fulfilment/rules/ways.ts';
import { useFulfilmentEdit } from '#features/fulfilment/use-fulfilment.ts';
import { DraftPane } from '#parts/draft-pane.tsx';
import pane from '#parts/pane.module.css';
import { t } from '#features/fulfilment/texts.ts';

type Props = { type: HeldType; points: readonly HeldPoint[]; onClose: () => void };

function useWaySave({ type, onClose }: Props) {
  const draft = useDraft<EditedType>(`way-${type.code}`, type.value);
  const [tried, setTried] = useState(false);
  const save = useFulfilmentEdit('ConsoleFulfilment.save_type');
  const way = { ...draft.value, name: draft.value.name.trim() };
  const submit = () => {
    setTried(true);
    if (way.name === '' || draft.conflicts.length > 0) return;
    save.mutate({
      input: { fulfilment_code: type.code, version: type.version, way: asJson(way) },
      said: {
        text: t.waySaved({ name: way.name }),
        onDone: () => {
          draft.discard();
          onClose();
        },
      },
    });
  };
  return { draft, submit, busy: save.isPending, isNameless: tried && way.name === '' };
}

const ASKED = [
  ['address_required', () => t.address],
  ['table_number_required', () => t.tableNumber],
  ['booking_name_required', () => t.bookingName],
  ['booking_people_required', () => t.bookingPeople],
  ['booking_reference_required', () => t.bookingReference],
] as const satisfies readonly (readonly [keyof EditedType, () => string])[];

const TIMES: Readonly<Record<ChosenTimes, () => string>> = {
  none: () => t.timesNone,
  user: () => t.timesUser,
  slots: () => t.timesSlots,
  stops: () => t.timesStops,
  locations: () => t.timesLocations,
};

type Fields = { value: EditedType; onChange: (wanted: Partial<EditedType>) => void };

function Asks({ value, onChange, points }: Fields & Pick<Props, 'points'>) {
  return (
    <section aria-label={t.wayAsks} className={pane.part}>
      <h3>{t.wayAsks}</h3>
      <Select
        label={t.wayTimes}
        options={CHOSEN_TIMES.map((each) => ({ value: each, label: TIMES[each]() }))}
        value={value.time_type}
        onChange={(each) => onChange(timesOf(each))}
      />
      {isWithoutPoints(value, points) && <Notice tone="warn">{t.nothingToChoose}</Notice>}
      {ASKED.map(([field, label]) => (
        <Checkbox
          key={field}
          checked={value[field]}
          onChange={({ target }) => onChange({ [field]: target.checked })}
        >
          {label()}
        </Checkbox>
      ))}
      {value.table_number_required && (
        <TextField
          label={t.tables}
          look="inset"
          hint={t.tablesHint}
          maxLength={200}
          value={value.tables}
          onChange={({ target }) => onChange({ tables: target.value })}
        />
      )}
    </section>
  );
}

/** What a way to order is called, and what customers are asked who choose it. */
export function WayPane(props: Props) {
  const { type, points, onClose } = props;
  const { draft, submit, busy, isNameless } = useWaySave(props);
  const { value, change } = draft;
  return (
    <DraftPane
      title={type.value.name}
      what={t.fields}
      draft={draft}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t.wayName}
        look="inset"
        maxLength={80}
        value={value.name}
        error={isNameless ? t.nameMissing : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={t.wayDescription}
        look="inset"
        maxLength={500}
        value={value.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Asks value={value} onChange={change} points={points} />
    </DraftPane>
  );
}
