import { Button } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { Numpad } from '@servery/ui/inputs/numpad';
import { dialText, DIALS } from '#features/mobile-field/index.ts';
import { Keyboard } from '#kiosk/typing/keyboard.tsx';
import { shownLabel, type TypedField } from '#kiosk/typing/typed-fields.ts';
import { TypedText } from '#kiosk/typing/typed-text.tsx';
import { more } from '#shared/more-texts.ts';
import css from './typing.module.css';
import { t } from '#kiosk/typing/texts.ts';

type Props = { fields: readonly TypedField[]; active: TypedField; activate: (id: string) => void };

function Tabs({ fields, active, activate }: Props) {
  return (
    <fieldset aria-label={t.details} className={css.tabs}>
      {fields.map((field) => (
        <Button
          key={field.id}
          size="s"
          kind={field.id === active.id ? 'ink' : field.text ? 'soft' : 'line'}
          aria-pressed={field.id === active.id}
          onClick={() => activate(field.id)}
        >
          {shownLabel(field)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The countries that most numbers are of; any other is typed with its own prefix. */
function Dials({ dial }: { dial: NonNullable<TypedField['dial']> }) {
  return (
    <fieldset aria-label={more.country} className={cx(css.tabs, css.dials)}>
      {DIALS.map(({ country }) => (
        <Button
          key={country}
          size="s"
          kind={country === dial.country ? 'ink' : 'line'}
          aria-pressed={country === dial.country}
          onClick={() => dial.choose(country)}
        >
          {dialText(country)}
        </Button>
      ))}
    </fieldset>
  );
}

/** What can be written, one at a time: the keys write into the one that is chosen. */
export function Typing(props: Props) {
  const { fields, active } = props;
  return (
    <>
      {fields.length > 1 && <Tabs {...props} />}
      {active.dial && <Dials dial={active.dial} />}
      <TypedText label={shownLabel(active)} text={active.text} sample={active.sample} />
      {active.numeric ? (
        <Numpad
          label={t.numberPad}
          value={active.text}
          onChange={active.put}
          maxDigits={15}
          keepZeros
          className={css.pad}
        />
      ) : (
        <Keyboard
          digits={active.digits}
          signs={active.signs}
          onKey={(key) => active.put(active.press(active.text, key))}
        />
      )}
    </>
  );
}
