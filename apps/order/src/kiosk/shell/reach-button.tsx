import { Button } from '@servery/ui/actions/button';
import { IconAccessibility } from '@servery/ui/foundations/icon-more';
import { IconButton } from '@servery/ui/actions/icon-button';
import { useReach } from '#kiosk/shell/reach.ts';
import css from './stage.module.css';
import { t } from '#kiosk/shell/texts.ts';

/** Brings everything into the lower part of the screen, and back. */
export function ReachButton({ words }: { words?: boolean }) {
  const { low, set } = useReach();
  const label = low ? t.raiseTheScreen : t.lowerTheScreen;
  const press = () => set(!low);
  if (words)
    return (
      <Button kind="bare" size="s" icon={<IconAccessibility />} className={css.words} onClick={press}>
        {label}
      </Button>
    );
  return <IconButton kind="raised" label={label} icon={<IconAccessibility />} onClick={press} />;
}
