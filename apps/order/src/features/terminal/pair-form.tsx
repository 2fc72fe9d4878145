import { Button } from '@servery/ui/actions/button';
import { Dock } from '@servery/ui/actions/dock';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconCheck, IconEye, IconEyeOff } from '@servery/ui/foundations/icon-more';
import { CodeField } from '@servery/ui/inputs/code-field';
import { TextField } from '@servery/ui/inputs/field';
import { Numpad } from '@servery/ui/inputs/numpad';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { t } from '#features/terminal/texts.ts';
import type { Pairing } from '#features/terminal/use-pairing.ts';
import { useCan } from '#shared/can.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePinpad } from '#state/pinpad.ts';
import css from './pairing-screen.module.css';

const DIGITS = 6;

function Fields({ typed, type }: Pick<Pairing, 'typed' | 'type'>) {
  const [seen, setSeen] = useState(false);
  return (
    <>
      <TextField
        label={t.username}
        look="inset"
        value={typed.username}
        autoComplete="off"
        after={typed.username === '' ? undefined : <IconCheck className={css.given} />}
        onChange={(event) => type({ username: event.target.value })}
      />
      <TextField
        label={t.password}
        look="inset"
        type={seen ? 'text' : 'password'}
        value={typed.password}
        autoComplete="off"
        onChange={(event) => type({ password: event.target.value })}
        after={
          <IconButton
            label={seen ? t.hidePassword : t.showPassword}
            icon={seen ? <IconEyeOff /> : <IconEye />}
            onClick={() => setSeen(!seen)}
          />
        }
      />
      <CodeField
        label={t.pairCode}
        hint={t.pairCodeHint}
        length={DIGITS}
        value={typed.paircode}
        onChange={(paircode) => type({ paircode })}
      />
    </>
  );
}

/** What is still missing; nothing where all is there. */
function missingText({ username, password, paircode }: Pairing['typed']): string {
  const count = DIGITS - paircode.length;
  if (count > 0 && count < DIGITS) return t.moreDigits({ count });
  return username === '' || password === '' ? t.signInFirst : count === 0 ? '' : t.moreDigits({ count });
}

/** Cash and other machines need no pinpad. */
function SellWithout() {
  const can = useCan();
  const navigate = useNavigate();
  const { merchant } = useDeviceVenue();
  if (!can('take_cash')) return null;
  const sell = () => {
    usePinpad.setState({ leftOut: true, wanted: false, pairingProblem: '' });
    void navigate({ to: `/menu/${merchant.menu.menu_name}`, replace: true });
  };
  return (
    <Button kind="quiet" wide onClick={sell}>
      {t.sellWithout}
    </Button>
  );
}

/** The login that the venue has of Linkly, and the code that the pinpad shows, on keys of the screen's own. */
export function PairForm({ pairing, above }: { pairing: Pairing; above: ReactNode }) {
  const { typed, type, pair } = pairing;
  const missing = missingText(typed);
  const whole = typed.username !== '' && typed.password !== '' && typed.paircode.length === DIGITS;
  return (
    <form
      className={css.frame}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) void pair();
      }}
    >
      <div className={css.column}>
        {above}
        <Fields typed={typed} type={type} />
        <p className={css.says}>{missing}</p>
      </div>
      <Dock look="raised" className={css.foot}>
        <Numpad
          label={t.keypad}
          value={typed.paircode}
          onChange={(paircode) => type({ paircode })}
          maxDigits={DIGITS}
          keepZeros
        />
        <Button type="submit" size="l" wide disabled={!whole}>
          {t.pairPinpad}
        </Button>
        <SellWithout />
      </Dock>
    </form>
  );
}
