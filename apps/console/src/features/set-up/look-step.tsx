import type { SetUpDraft } from '@servery/contract/entities/set-up';
import { startingAccents } from '@servery/domain/brand/look';
import { Segmented } from '@servery/ui/choices/segmented';
import { FieldError, TextField } from '@servery/ui/inputs/field';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import css from './set-up.module.css';
import { useSaveStep } from '#features/set-up/state/use-set-up.ts';
import { StepForm } from '#features/set-up/step-form.tsx';
import type { StepProps } from '#features/set-up/step-props.ts';
import { t } from '#features/set-up/texts.ts';

type Look = NonNullable<SetUpDraft['look']>;

const FONTS: { value: Look['font']; label: string }[] = [
  { value: 'fraunces', label: t.fraunces },
  { value: 'space-grotesk', label: t.grotesk },
  { value: 'inter', label: t.inter },
];

/** The name alone of an address that was copied. */
const hostIn = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');

const startOf = ({ draft, host }: StepProps['setUp']): Look =>
  draft.look ?? {
    accent: startingAccents[0],
    font: 'fraunces',
    tagline: '',
    // Whoever is here has reached the server by this address; customers may too.
    host: location.hostname === host ? '' : location.hostname,
  };

type AccentProps = { value: string; error: string | undefined; onChange: (accent: string) => void };

function Accent({ value, error, onChange }: AccentProps) {
  return (
    <fieldset className={css.section}>
      <legend className={css.part}>{t.accent}</legend>
      <div className={css.swatches}>
        {startingAccents.map((accent) => (
          <label key={accent} className={css.swatch} style={{ background: accent }}>
            <input
              type="radio"
              name="accent"
              value={accent}
              aria-label={accent}
              checked={value === accent}
              onChange={() => onChange(accent)}
            />
          </label>
        ))}
        <label className={css.ownColour}>
          <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
          {t.accentOwn}
        </label>
      </div>
      {error === undefined ? <Text tone="soft">{t.accentHint}</Text> : <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

/** How it looks, and where customers find it. */
export function LookStep({ setUp, onSaved, onLost, onBack, onLive, peek }: StepProps) {
  const [fields, setFields] = useState(() => startOf(setUp));
  const { save, busy, problem } = useSaveStep('look', { onSaved, onLost });
  const set = (part: Partial<Look>) => {
    setFields({ ...fields, ...part });
    onLive(part);
  };
  const errorOf = (name: keyof Look) => (problem?.field === name ? problem.message : undefined);
  return (
    <StepForm
      step="look"
      busy={busy}
      problem={problem && !(problem.field in fields) ? problem.message : undefined}
      onBack={onBack}
      peek={peek}
      onSubmit={() => void save({ ...fields, host: hostIn(fields.host) })}
    >
      <Accent value={fields.accent} error={errorOf('accent')} onChange={(accent) => set({ accent })} />
      <section className={css.section}>
        <h2 className={css.part}>{t.font}</h2>
        <Segmented label={t.font} items={FONTS} value={fields.font} onChange={(font) => set({ font })} />
      </section>
      <div className={css.fields}>
        <TextField
          label={t.tagline}
          aside={t.optional}
          hint={t.taglineHint}
          name="tagline"
          maxLength={120}
          value={fields.tagline}
          error={errorOf('tagline')}
          onChange={(event) => set({ tagline: event.target.value })}
        />
        <TextField
          label={t.host}
          aside={setUp.host === '' ? undefined : t.optional}
          hint={setUp.host === '' ? t.hostHint : t.alsoAt({ host: setUp.host })}
          name="host"
          inputMode="url"
          maxLength={253}
          value={fields.host}
          error={errorOf('host')}
          onChange={(event) => setFields({ ...fields, host: event.target.value })}
        />
      </div>
    </StepForm>
  );
}
