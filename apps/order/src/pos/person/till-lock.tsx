import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { Numpad } from '@servery/ui/inputs/numpad';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { useTillPerson } from '#pos/person/use-till-person.ts';
import css from './till-lock.module.css';
import { t } from '#pos/person/texts.ts';

const LEAST = 4;
const MOST = 6;

/** So many dots as digits: nobody who looks on reads it. */
const Dots = ({ count }: { count: number }) => (
  <output aria-label={t.digits({ count })} className={css.dots}>
    {Array.from({ length: MOST }, (_, at) => (
      <i key={at} data-on={at < count || undefined} />
    ))}
  </output>
);

function PinPad({ onEntered }: { onEntered: ReturnType<typeof useTillPerson>['keep'] }) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => call('TillPerson.enter', { pin: typed }),
    networkMode: 'always',
    onSuccess: (result) => {
      setPin('');
      if (result.ok) onEntered(result.value);
      else setProblem(result.message);
    },
  });
  const type = (typed: string) => {
    setProblem('');
    setPin(typed);
  };
  const enter = () => {
    if (pin.length >= LEAST && !isPending) mutate(pin);
  };
  return (
    <div className={css.pad}>
      <Text tone="soft">{t.enterPin}</Text>
      <Dots count={pin.length} />
      {problem !== '' && (
        <Notice tone="bad" alert>
          {problem}
        </Notice>
      )}
      <Numpad
        label={t.keypad}
        value={pin}
        onChange={type}
        onEnter={enter}
        maxDigits={MOST}
        keepZeros
        disabled={isPending}
      />
      <Button size="l" wide busy={isPending} disabled={pin.length < LEAST} onClick={enter}>
        {t.unlock}
      </Button>
    </div>
  );
}

/** Stands before the till until somebody of the team has said who they are; what was typed stays behind it. */
export function TillLock() {
  const { person, keep } = useTillPerson();
  const isLocked = person?.asks === 1 && person.name === '';
  return (
    <Dialog open={isLocked} onClose={() => undefined} dismissable={false} title={t.whosSelling}>
      {isLocked && <PinPad onEntered={keep} />}
    </Dialog>
  );
}
