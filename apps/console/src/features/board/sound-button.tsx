import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconBell, IconVolume2 } from '@servery/ui/foundations/icon-more';
import { words } from '#features/board/words.ts';
import css from './sound-button.module.css';

export type SoundState = { ready: boolean; muted: boolean; toggle: () => void };

function MutedIcon() {
  return (
    <span className={css.muted}>
      <IconVolume2 size="l" />
    </span>
  );
}

/** Until somebody has touched the page it cannot make a sound, and says so. The touch itself is enough. */
export function SoundButton({ sound }: { sound: SoundState }) {
  const { ready, muted, toggle } = sound;
  if (!ready && !muted)
    return (
      <Button kind="warm" size="s" icon={<IconBell />}>
        {words.soundPrompt}
      </Button>
    );
  return (
    <IconButton
      label={muted ? words.unmute : words.mute}
      aria-keyshortcuts="M"
      icon={muted ? <MutedIcon /> : <IconVolume2 />}
      onClick={toggle}
    />
  );
}
