import { qrCode } from '@servery/domain/printing/qr';
import css from './qr.module.css';

/** Light around the code, without which no camera finds it. */
const QUIET = 3;

/** Black on white, in the dark too: cameras do not read it the other way round. */
function pictureOf(dots: readonly (readonly boolean[])[]): string {
  const size = dots.length + 2 * QUIET;
  const path = dots
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A text to be scanned; nothing where it is too long for a code. */
export function Qr({ text, label }: { text: string; label: string }) {
  const dots = qrCode(text);
  return dots ? <img src={pictureOf(dots)} alt={label} className={css.qr} /> : null;
}
