import type { ConsoleStandingPause } from '@servery/contract/calls/console/standing';
import { pauseDays } from '@servery/domain/standing-orders/pauses';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconPause } from '@servery/ui/foundations/icon-more';
import { Row } from '@servery/ui/foundations/stack';
import { Text } from '@servery/ui/foundations/text';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { useStandingDeed } from '#features/standing/use-standing-deeds.ts';
import { sayGood, sayUndoable } from '#toasts/toaster.ts';
import css from './standing.module.css';
import { t } from '#features/standing/texts.ts';

function PauseForm({ today, onClose }: { today: string; onClose: () => void }) {
  const [days, setDays] = useState({ from: '', to: '' });
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const resume = useStandingDeed('ConsoleStanding.resume', () => sayGood(t.pauseEnded));
  const pause = useStandingDeed('ConsoleStanding.pause', ({ pause_id, orders }) => {
    onClose();
    const toast = t.pausedToast({ days: pauseDays(days), count: orders });
    sayUndoable(toast, { label: t.undo, run: () => resume.mutate({ pause_id }) });
  });
  const ready = days.from !== '' && days.to >= days.from;
  const save = () => {
    setTried(true);
    if (ready) pause.mutate({ first_day: days.from, last_day: days.to, note: note.trim() });
  };
  const error = tried && !ready ? t.chooseDays : undefined;
  return (
    <>
      <Text>{t.pauseLead}</Text>
      <div className={css.days}>
        <TextField
          type="date"
          label={t.firstDay}
          min={today}
          value={days.from}
          onChange={({ target }) => setDays(({ to }) => ({ from: target.value, to: to || target.value }))}
          error={error}
        />
        <TextField
          type="date"
          label={t.lastDay}
          min={days.from || today}
          value={days.to}
          onChange={({ target }) => setDays(({ from }) => ({ from, to: target.value }))}
        />
      </div>
      <TextArea
        label={t.pauseNote}
        aside={t.optional}
        hint={t.pauseNoteHint}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Row wrap>
        <Button kind="line" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button busy={pause.isPending} onClick={save}>
          {t.pauseYes}
        </Button>
      </Row>
    </>
  );
}

/** For a holiday: days on which nothing is placed. */
export function PauseButton({ today }: { today: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="line" size="s" icon={<IconPause />} onClick={() => setOpen(true)}>
        {t.pause}
      </Button>
      <Sheet open={open} onClose={close} title={t.pauseTitle} kind="dialog" size="s">
        <PauseForm today={today} onClose={close} />
      </Sheet>
    </>
  );
}

type PausesProps = { pauses: readonly ConsoleStandingPause[]; mayEnd: boolean };

export function Pauses({ pauses, mayEnd }: PausesProps) {
  const { mutate, isPending } = useStandingDeed('ConsoleStanding.resume', () => sayGood(t.pauseEnded));
  if (pauses.length === 0) return null;
  return (
    <ul aria-label={t.pauses} className={css.pauses}>
      {pauses.map((pause) => {
        const days = pauseDays(pause);
        const end = (
          <TextButton
            aria-label={t.endPauseOf({ days })}
            disabled={isPending}
            onClick={() => mutate({ pause_id: pause.id })}
          >
            {t.endPause}
          </TextButton>
        );
        return (
          <li key={pause.id}>
            <Notice action={mayEnd ? end : undefined}>
              <b>{t.pausedOn({ days })}</b> {pause.note}
            </Notice>
          </li>
        );
      })}
    </ul>
  );
}
