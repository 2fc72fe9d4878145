import { type Span, spansOf, writtenSpan } from '@servery/domain/hours/written-hours';

export const STEP = 15;
const DAY = 24 * 60;
/** What a lane shows where nothing is earlier or later. */
const USUAL: Span = { from: 6 * 60, to: 22 * 60 };

/** The hours that all lanes show: the usual day, and whatever lies before or after it. */
export function shownSpan(days: readonly (readonly string[])[]): Span {
  const spans = days.flatMap(spansOf);
  const from = Math.min(USUAL.from, ...spans.map((span) => span.from));
  const to = Math.max(USUAL.to, ...spans.map((span) => span.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Where a moment is in a lane, in hundredths of it. */
export const placeIn = ({ from, to }: Span, at: number): number => ((at - from) / (to - from)) * 100;

/** A moment, to the nearest quarter of an hour. */
const stepped = (at: number): number => Math.round(at / STEP) * STEP;

export type End = 'from' | 'to';

/** Hours with one end elsewhere: never over their neighbours, never shorter than a step, never longer than a day. */
export function withEnd(
  written: readonly string[],
  { at, end, to }: { at: number; end: End; to: number },
): string[] {
  const spans = spansOf(written);
  const span = spans[at];
  if (!span) return [...written];
  const before = spans[at - 1]?.to ?? 0;
  const after = spans[at + 1]?.from ?? Math.min(span.from + DAY, 2 * DAY - STEP);
  const moved =
    end === 'from'
      ? { ...span, from: Math.min(Math.max(stepped(to), before), span.to - STEP) }
      : { ...span, to: Math.max(Math.min(stepped(to), after), span.from + STEP) };
  return spans.map((each, place) => writtenSpan(place === at ? moved : each));
}

/** One more window where there is room: after the last, or the usual day where there is none. */
export function withAnother(written: readonly string[]): string[] {
  const spans = spansOf(written);
  const last = spans.at(-1);
  if (!last) return ['09:00-17:00'];
  const from = last.to + 60;
  return from + 60 > DAY
    ? [...written]
    : [...spans, { from, to: Math.min(from + 180, DAY - STEP) }].map(writtenSpan);
}

export const without = (written: readonly string[], at: number): string[] =>
  spansOf(written)
    .filter((_span, place) => place !== at)
    .map(writtenSpan);
