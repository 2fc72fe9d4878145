import { expect, test } from 'vitest';
import { plainText } from '#printing/layout';
import { samplePapers } from '#printing/sample-papers';
import { USUAL_PAPER } from '#printing/usual-paper';

const NOON = Date.UTC(2026, 10, 18, 4);
const head = {
  name: 'Trattoria',
  address: '1 High Street',
  suburb: 'Fremantle',
  phone: '(08) 5550 0142',
  abn: '51 824 753 556',
  gst_registered: true,
};
const papers = (more: Partial<typeof head> = {}, paper = USUAL_PAPER) =>
  samplePapers({ head: { ...head, ...more }, paper, now: NOON, zone: 'Australia/Perth' });

test('are of the venue, add up, and are for a moment after now', () => {
  const text = plainText(papers().receipt, 42);
  for (const said of ['Trattoria', 'Tax invoice', '$27.90', '$2.54', 'Pickup 12:20 pm, Mia K.'])
    expect(text).toContain(said);
  expect(plainText(papers().docket, 42)).toContain('Due          12:20 pm');
});

test('are no tax invoice where the venue is not registered for GST', () => {
  const text = plainText(papers({ gst_registered: false }).receipt, 42);
  expect(text).not.toContain('Tax invoice');
  expect(text).not.toContain('GST included');
});

test('say what the venue wants said', () => {
  const { receipt, docket } = papers({}, { ...USUAL_PAPER, receipt_end: 'Ciao', docket_name: false });
  expect(plainText(receipt, 42)).toContain('Ciao');
  expect(plainText(docket, 42)).not.toContain('Mia');
});
