import { Display, Text } from '@servery/ui/foundations/text';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useEffect, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { saverClock } from '#kiosk/screen-saver/saver-clock.ts';
import css from '#kiosk/screen-saver/screen-saver.module.css';
import { useModifiersOpen } from '#state/modifiers-open.ts';
import { t } from '#kiosk/screen-saver/texts.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Something that moves below a pointer at rest makes the browser tell of a move that nobody made. */
const isMade = (event: Event): boolean =>
  !(event instanceof PointerEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** Comes over everything when nobody has touched the screen for a while; a tap takes it away. */
export function ScreenSaver() {
  const { brand } = facts;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown) return undefined;
    const clock = saverClock({
      timeoutMs: brand.screen_saver.timeout_ms,
      isChoosing: () => useModifiersOpen.getState().count > 0,
      onStart: () => setShown(true),
    });
    const touched = (event: Event) => isMade(event) && clock.restart();
    clock.restart();
    for (const name of TOUCHES) window.addEventListener(name, touched, { passive: true, capture: true });
    return () => {
      clock.stop();
      for (const name of TOUCHES) window.removeEventListener(name, touched, { capture: true });
    };
  }, [shown, brand]);
  return (
    <Sheet
      open={shown}
      onClose={() => setShown(false)}
      title={t.screenSaver}
      hideTitle
      kind="full"
      pad="bare"
      dismissable={false}
      className={css.saver}
    >
      <button
        type="button"
        aria-label={t.taglineTapToOrder({ tagline: brand.words.tagline })}
        className={css.cover}
        onClick={() => setShown(false)}
      >
        <img src={brand.hero_url} alt="" className={css.picture} />
        <span className={css.words}>
          <Display as="span" size="hero">
            {brand.words.tagline}
          </Display>
          <Text as="span" size={20}>
            {t.tapToOrder}
          </Text>
        </span>
      </button>
    </Sheet>
  );
}
