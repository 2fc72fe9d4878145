import { t } from '#pos/parked/texts.ts';

/** '31 min', '1 h 34 min'. */
export function sinceText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return minutes < 60
    ? t.minutes({ minutes })
    : t.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
