import { CODE_LIFE_MS, pairingPage, spacedCode } from '@servery/domain/devices/screens';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconCircleCheck } from '@servery/ui/foundations/icon';
import { Display } from '@servery/ui/foundations/text';
import { Ring } from '@servery/ui/times/ring';
import { useEffect, useState } from 'react';
import { Qr } from '#parts/qr.tsx';
import { kindText, leftText, type Screen } from '#features/devices/rules/screen-words.ts';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

/** A code as it was given, and until when it counts. */
export type GivenCode = { code: string; endsAt: number };

export const givenNow = (code: string): GivenCode => ({ code, endsAt: Date.now() + CODE_LIFE_MS });

/** By the clock, not by ticks: a tab in the background still ends on time. */
function useLeft(endsAt: number): number {
  const [left, setLeft] = useState(CODE_LIFE_MS);
  useEffect(() => {
    const look = () => setLeft(endsAt - Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}

/** 'localhost:3000/kiosk', as somebody types it. */
const typedAddress = (page: string): string => page.replace(/^https?:\/\//, '').replace(/\/$/, '');

type Props = {
  screen: Screen;
  given: GivenCode;
  hosts: readonly string[];
  busy: boolean;
  onAgain: () => void;
};

/** Six digits to be typed at the device, and the same to be scanned with its camera. */
export function PairCode({ screen, given, hosts, busy, onAgain }: Props) {
  const left = useLeft(given.endsAt);
  const page = pairingPage(screen.kind, { origin: window.location.origin, hosts });
  const kind = kindText(screen.kind).toLowerCase();
  if (left <= 0)
    return (
      <Notice
        tone="highlight"
        title={t.codeOver}
        action={
          <Button kind="line" size="s" busy={busy} onClick={onAgain}>
            {t.newCode}
          </Button>
        }
      >
        {t.codeOverNote}
      </Notice>
    );
  return (
    <section aria-label={t.pairingCode} className={css.code}>
      <p>
        {t.openOn({ kind })} <b className={css.address}>{typedAddress(page)}</b> {t.andType}
      </p>
      <output aria-label={t.codeIs({ code: spacedCode(given.code) })}>
        <Display as="span" size={44} className={css.digits}>
          {spacedCode(given.code)}
        </Display>
      </output>
      <div className={css.scan}>
        <Qr text={`${page}?code=${given.code}`} label={t.qr({ kind })} />
        <p>
          <b>{t.orScan}</b>
          <span className={css.soft}>{t.withCamera}</span>
          <span className={css.left}>
            <Ring size="20px" tone="highlight" value={(100 * left) / CODE_LIFE_MS} label={t.timeLeft} />
            {t.left({ time: leftText(left) })}
          </span>
        </p>
      </div>
    </section>
  );
}

/** Instead of the code, once a device has it. */
export const Paired = ({ screen }: { screen: Screen }) => (
  <Notice tone="good" icon={<IconCircleCheck />} title={t.paired({ name: screen.name })}>
    {screen.eftpos === 1 ? t.pairedPinpad : t.pairedNote}
  </Notice>
);
