import type { NewsLetter, NewsSegment, SegmentKind } from '@servery/contract/entities/news';
import { formatCents, parseCents } from '@servery/domain/money';

/** What is being written: numbers as they were typed. */
export type Written = {
  subject: string;
  text: string;
  kind: SegmentKind;
  days: string;
  times: string;
  amount: string;
  points: string;
  product_id: number;
  promo_id: number;
};
export type Problem = 'subject' | 'text' | 'days' | 'times' | 'amount' | 'points' | 'product';

export const newWritten: Written = {
  subject: '',
  text: '',
  kind: 'all',
  days: '60',
  times: '3',
  amount: '50.00',
  points: '50',
  product_id: 0,
  promo_id: 0,
};

export const writtenOf = ({ subject, text, segment, promo_id }: NewsLetter): Written => ({
  ...segment,
  subject,
  text,
  promo_id,
  days: String(segment.days),
  times: String(segment.times),
  points: String(segment.points),
});

/** The numbers that a kind reads. */
export const FIELDS_OF: Readonly<Record<SegmentKind, readonly Problem[]>> = {
  all: [],
  ordered: ['days'],
  lapsed: ['days'],
  often: ['times', 'days'],
  spent: ['amount', 'days'],
  points: ['points'],
  product: ['product', 'days'],
};

export const SEGMENT_KINDS = Object.keys(FIELDS_OF) as SegmentKind[];

const MOST = { days: 730, times: 100, points: 1_000_000 } as const;
const whole = (typed: string, most: number): number | undefined => {
  const count = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : undefined;
};
const amountOf = (typed: string): string | undefined => {
  const cents = parseCents(typed.trim().replace(/^\$/, ''));
  return cents === undefined || cents <= 0 ? undefined : formatCents(cents);
};

/** To whom, or which numbers are wrong; what the kind does not read is as good as any. */
export function segmentOf(written: Written): { segment: NewsSegment } | { problems: ReadonlySet<Problem> } {
  const { kind, product_id } = written;
  const days = whole(written.days, MOST.days);
  const times = whole(written.times, MOST.times);
  const points = whole(written.points, MOST.points);
  const amount = amountOf(written.amount);
  const read = { days, times, points, amount, product: product_id > 0 ? product_id : undefined };
  const wrong = FIELDS_OF[kind].filter((field) => read[field as keyof typeof read] === undefined);
  if (wrong.length > 0) return { problems: new Set(wrong) };
  return {
    segment: {
      kind,
      days: days ?? 60,
      times: times ?? 3,
      amount: amount ?? '50.00',
      points: points ?? 50,
      product_id,
    },
  };
}

/** What can be kept; a draft may still lack its words. */
export function letterOf(written: Written): NewsLetter | undefined {
  const { subject, text, promo_id } = written;
  const read = segmentOf(written);
  return 'segment' in read ? { subject, text, promo_id, segment: read.segment } : undefined;
}

export function problemsOf(written: Written): ReadonlySet<Problem> {
  const read = segmentOf(written);
  const problems = new Set<Problem>('problems' in read ? read.problems : []);
  if (written.subject.trim() === '') problems.add('subject');
  if (written.text.trim() === '') problems.add('text');
  return problems;
}
