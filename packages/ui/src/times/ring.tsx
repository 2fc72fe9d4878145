import { useEffect, useEffectEvent, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './ring.module.css';

export type RingProps = {
  /** 0 to 100 */
  value: number;
  label: string;
  tone?: 'accent' | 'highlight' | 'bad' | 'good';
  /** any CSS length */
  size?: string;
  children?: ReactNode;
  className?: string;
};

export function Ring({ value, label, tone = 'accent', size = '84px', children, className }: RingProps) {
  const style = { '--value': value, width: size } as CSSProperties;
  return (
    <div data-tone={tone} style={style} className={cx(css.ring, className)}>
      <progress aria-label={label} value={Math.round(value)} max={100} className="visually-hidden" />
      {children}
    </div>
  );
}

export type CountdownRingProps = Omit<RingProps, 'value' | 'children'> & {
  seconds: number;
  onDone: () => void;
  display?: boolean;
};

/** Counts down by the clock, not by ticks: a throttled tab still ends on time. Restart it with a new key. */
export function CountdownRing({ seconds, onDone, display, ...ring }: CountdownRingProps) {
  const [left, setLeft] = useState(seconds);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, (end - Date.now()) / 1000);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      done();
    }, 200);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Ring {...ring} value={(left / seconds) * 100}>
      <span role="timer" aria-live="off" className={cx(display && 'display', display && css.figure)}>
        {Math.ceil(left)}
      </span>
    </Ring>
  );
}
