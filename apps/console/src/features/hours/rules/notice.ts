const HOUR = 60;
const DAY = 24 * HOUR;
/** Small steps where minutes matter, large ones where days do. */
const NOTICES = [
  0,
  5,
  10,
  15,
  20,
  25,
  30,
  45,
  ...[1, 1.5, 2, 3, 4, 6, 8, 12, 18].map((hours) => hours * HOUR),
  ...[1, 2, 3, 4, 5, 6, 7, 10, 14].map((days) => days * DAY),
] as const;

/** The next longer or shorter notice; the same where there is none. */
export function nextNotice(held: number, up: boolean): number {
  const next = up ? NOTICES.find((each) => each > held) : NOTICES.findLast((each) => each < held);
  return next ?? held;
}
