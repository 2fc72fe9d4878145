import { asJson } from '@servery/contract/client/as-json';
import type { HeldZone } from '@servery/contract/entities/fulfilment-editor';
import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconX } from '@servery/ui/foundations/icon';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import { RemoveButton } from '#features/fulfilment/remove-button.tsx';
import {
  type Clash,
  clashesOf,
  NEW_ZONE,
  settled,
  typedInto,
  withoutPostcode,
  type WrittenZone,
  writtenZone,
  type ZoneProblem,
  zoneTitle,
  zoneToSave,
} from '#features/fulfilment/rules/written-zone.ts';
import { useFulfilmentEdit } from '#features/fulfilment/use-fulfilment.ts';
import { DraftPane } from '#parts/draft-pane.tsx';
import pane from '#parts/pane.module.css';
import css from './fulfilment.module.css';
import { t } from '#features/fulfilment/texts.ts';

/** A zone that is being written; the map writes it too. */
export function useZoneDraft(zone: HeldZone | undefined) {
  const held = zone ? writtenZone(zone) : NEW_ZONE;
  return useDraft<WrittenZone>(zone ? `zone-${zone.rows[0]?.id ?? 0}` : 'zone-new', held);
}

type Props = {
  zone: HeldZone | undefined;
  zones: readonly HeldZone[];
  draft: ReturnType<typeof useZoneDraft>;
  onClose: () => void;
};

const NO_PROBLEMS: ReadonlySet<ZoneProblem> = new Set();

function useZoneSave({ zone, zones, draft, onClose }: Props) {
  const [tried, setTried] = useState(false);
  const save = useFulfilmentEdit('ConsoleFulfilment.save_zone');
  const { value } = draft;
  const clashes = clashesOf(
    value,
    zones.filter((each) => each !== zone),
  );
  const checked = zoneToSave(value);
  const submit = () => {
    setTried(true);
    if (!('zone' in checked) || clashes.length > 0 || draft.conflicts.length > 0) return;
    const name = zoneTitle({ value: checked.zone });
    save.mutate({
      input: {
        ...(zone && { rows: asJson(zone.rows) }),
        zone: asJson(checked.zone),
        moved: asJson(value.moved),
      },
      said: {
        text: zone ? t.zoneSaved({ name }) : t.zoneAdded({ name }),
        onDone: () => {
          draft.discard();
          onClose();
        },
      },
    });
  };
  const problems = tried && 'problems' in checked ? checked.problems : NO_PROBLEMS;
  return { clashes, problems, submit, busy: save.isPending };
}

type Fields = {
  value: WrittenZone;
  problems: ReadonlySet<ZoneProblem>;
  onChange: (wanted: Partial<WrittenZone>) => void;
};

/** Said where it is typed, before anything is saved. */
function ClashNotice({ clash, value, onChange }: Omit<Fields, 'problems'> & { clash: Clash }) {
  const { postcode, zone } = clash;
  return (
    <Notice
      tone="warn"
      alert
      title={t.isElsewhere({ postcode, zone: zoneTitle(zone) })}
      action={
        <div className={pane.ways}>
          <Button kind="line" size="s" onClick={() => onChange({ moved: [...value.moved, postcode] })}>
            {t.moveHere}
          </Button>
          <Button kind="bare" size="s" onClick={() => onChange(withoutPostcode(value, postcode))}>
            {t.leaveThere}
          </Button>
        </div>
      }
    >
      {t.paysThere({ fee: dollars(zone.value.fee) })}
    </Notice>
  );
}

function Postcodes({ value, problems, onChange, clashes }: Fields & { clashes: readonly Clash[] }) {
  const [clash] = clashes;
  return (
    <section aria-label={t.postcodes} className={pane.part}>
      <TextField
        label={t.postcodes}
        look="inset"
        inputMode="text"
        autoComplete="off"
        hint={t.postcodesHint}
        maxLength={200}
        value={value.typing}
        error={problems.has('postcodes') ? t.problemPostcodes : undefined}
        onChange={({ target }) => onChange(typedInto(value, target.value))}
        onBlur={() => onChange(settled(value))}
      />
      {/* Above the chips: what is typed becomes one on leaving the field, and would push the buttons from under the pointer. */}
      {clash && <ClashNotice clash={clash} value={value} onChange={onChange} />}
      {value.postcodes.length > 0 && (
        <ul aria-label={t.postcodes} className={css.codes}>
          {value.postcodes.map((postcode) => (
            <li key={postcode} data-warn={clashes.some((each) => each.postcode === postcode) || undefined}>
              {postcode}
              <IconButton
                label={t.removePostcode({ postcode })}
                icon={<IconX />}
                onClick={() => onChange(withoutPostcode(value, postcode))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const AMOUNTS = ['fee', 'minimum'] as const;

function Costs({ value, problems, onChange }: Fields) {
  return (
    <div className={pane.pair}>
      {AMOUNTS.map((field) => (
        <TextField
          key={field}
          label={t[field]}
          look="inset"
          inputMode="decimal"
          maxLength={10}
          value={value[field]}
          error={problems.has(field) ? t.problemAmount : undefined}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
      <TextField
        label={t.minutes}
        look="inset"
        inputMode="numeric"
        maxLength={4}
        value={value.minutes}
        error={problems.has('minutes') ? t.problemMinutes : undefined}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
    </div>
  );
}

/** Where a zone is and what it costs there. */
export function ZonePane(props: Props) {
  const { zone, draft, onClose } = props;
  const { clashes, problems, submit, busy } = useZoneSave(props);
  const { value, change } = draft;
  return (
    <DraftPane
      title={zone ? zoneTitle(zone) : t.newZone}
      what={t.zone}
      draft={draft}
      busy={busy}
      isNew={!zone}
      onSubmit={submit}
      onClose={onClose}
    >
      <Postcodes value={value} problems={problems} onChange={change} clashes={clashes} />
      <Costs value={value} problems={problems} onChange={change} />
      <TextField
        label={t.zoneName}
        look="inset"
        placeholder={t.zoneNameExample}
        maxLength={200}
        value={value.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {zone && (
        <RemoveButton
          label={t.removeZone}
          input={{ rows: asJson(zone.rows) }}
          said={t.zoneRemoved({ name: zoneTitle(zone) })}
          onDone={onClose}
        />
      )}
    </DraftPane>
  );
}
