import { PINPAD_WAITS } from '@servery/domain/terminal/rules';
import { Select } from '@servery/ui/inputs/select';
import type { Devices } from '#features/devices/rules/screen-words.ts';
import { useScreenDeed } from '#features/devices/use-screen-deeds.ts';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

/** After that a till sets the sale aside, and serves the next customer. */
export function PinpadWait({ devices }: { devices: Devices }) {
  const change = useScreenDeed('ConsoleScreens.pinpad_wait');
  const hasTill = devices.screens.some(({ kind }) => kind === 'till');
  if (!hasTill || devices.terminals.length === 0) return null;
  return (
    <section aria-label={t.pinpadWait} className={css.section}>
      <Select
        label={t.pinpadWait}
        hint={t.pinpadWaitNote}
        value={String(change.variables?.wait_mins ?? devices.pinpad_wait)}
        disabled={change.isPending}
        onChange={(minutes) => change.mutate({ wait_mins: Number(minutes) })}
        options={PINPAD_WAITS.map((minutes) => ({ value: String(minutes), label: t.minutes({ minutes }) }))}
      />
    </section>
  );
}
