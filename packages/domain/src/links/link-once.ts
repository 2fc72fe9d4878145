export const LINK_WINDOW_MS = 5000;

/** Says yes to a link once; the same one again within the window is the same tap heard twice. */
export function linkOnce(windowMs = LINK_WINDOW_MS): (link: string, now: number) => boolean {
  let last = { link: '', at: Number.NEGATIVE_INFINITY };
  return (link, now) => {
    if (link === last.link && now - last.at < windowMs) return false;
    last = { link, at: now };
    return true;
  };
}
