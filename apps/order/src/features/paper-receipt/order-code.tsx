import { qrCode } from '@servery/domain/printing/qr';

/** The white that a reader needs around it. */
const QUIET = 4;

/** A link as a code that a phone can read off the paper. */
export function OrderCode({ link, className }: { link: string; className: string | undefined }) {
  const rows = qrCode(link);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <path d={path.join('')} />
    </svg>
  );
}
