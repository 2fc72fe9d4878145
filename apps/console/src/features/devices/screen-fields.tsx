import { Switch } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

export type ScreenSettings = { name: string; place: string; eftpos: boolean };

export const wireOf = ({ name, place, eftpos }: ScreenSettings) => ({
  name: name.trim(),
  place: place.trim(),
  eftpos: eftpos ? (1 as const) : (0 as const),
});

type Props = {
  value: ScreenSettings;
  onChange: (value: ScreenSettings) => void;
  /** Whether such a screen can take cards here. */
  cards: boolean;
  /** Somebody tried to go on without a name. */
  tried: boolean;
};

export function ScreenFields({ value, onChange, cards, tried }: Props) {
  return (
    <>
      <div className={css.two}>
        <TextField
          label={t.name}
          look="inset"
          value={value.name}
          maxLength={60}
          error={tried && value.name.trim() === '' ? t.screenNameMissing : undefined}
          onChange={(event) => onChange({ ...value, name: event.target.value })}
        />
        <TextField
          label={t.where}
          look="inset"
          value={value.place}
          maxLength={60}
          onChange={(event) => onChange({ ...value, place: event.target.value })}
        />
      </div>
      {cards && (
        <div className={css.cards}>
          <Switch
            label={t.takesCards}
            checked={value.eftpos}
            onChange={(eftpos) => onChange({ ...value, eftpos })}
          />
          <p className={css.soft}>{t.takesCardsNote}</p>
        </div>
      )}
    </>
  );
}
