import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { TextField } from '@servery/ui/inputs/field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { useSwitchStore } from '#features/store/use-switch-store.ts';
import css from './store.module.css';
import { t } from '#features/store/texts.ts';

const LENGTHS = [
  { label: '15 minutes', minutes: 15 },
  { label: '30 minutes', minutes: 30 },
  { label: '1 hour', minutes: 60 },
  { label: t.restOfToday, minutes: undefined },
] as const;

type Props = { open: boolean; mayClose: boolean; onClose: () => void };

/** How long to pause; whoever leads the venue can close it here as well. */
export function PauseSheet({ open, mayClose, onClose }: Props) {
  const [chosen, setChosen] = useState<(typeof LENGTHS)[number]>(LENGTHS[1]);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useSwitchStore(onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.pauseOnlineOrders}
      kind="dialog"
      foot={
        <div className={css.foot}>
          {mayClose && (
            <Button kind="line" busy={isPending} onClick={() => mutate({ state: 'closed', reason })}>
              {t.closeStore}
            </Button>
          )}
          <Button
            busy={isPending}
            onClick={() => mutate({ state: 'paused', minutes: chosen.minutes, reason })}
          >
            {t.pause}
          </Button>
        </div>
      }
    >
      <div className={css.form}>
        <Text tone="soft">{t.pauseNote}</Text>
        <ChipGroup label={t.howLong}>
          {LENGTHS.map((length) => (
            <ChipToggle key={length.label} pressed={length === chosen} onClick={() => setChosen(length)}>
              {length.label}
            </ChipToggle>
          ))}
        </ChipGroup>
        <TextField
          label={t.reason}
          value={reason}
          maxLength={120}
          onChange={(event) => setReason(event.target.value)}
        />
        {mayClose && (
          <Text size={13} tone="soft">
            {t.closeNote}
          </Text>
        )}
      </div>
    </Sheet>
  );
}
