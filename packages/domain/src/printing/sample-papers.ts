import type { BoardOrder } from '@servery/contract/entities/board';
import type { PaperHead, PaperSettings } from '@servery/contract/entities/paper';
import { localDateTime } from '#hours/times';
import { clockText } from '#hours/words';
import { formatCents, gstContained } from '#money';
import { customerReceipt } from '#printing/customer-receipt';
import type { PaperDocument } from '#printing/document';
import { kitchenDocket } from '#printing/kitchen-docket';
import { paperTexts as t } from '#printing/paper-texts';

type SampleOf = { head: PaperHead; paper: PaperSettings; now: number; zone: string };

const [BURGER, CHIPS] = [1990, 800] as const;
const DUE_MS = 20 * 60_000;
const NOTHING = '0.00';

const dueText = ({ now, zone }: SampleOf): string => clockText(localDateTime(now + DUE_MS, zone).time);

function sampleReceipt(sample: SampleOf): PaperDocument {
  const { head, paper, now, zone } = sample;
  const { date, time } = localDateTime(now, zone);
  const total = BURGER + CHIPS;
  const line = (name: string, short_desc: string, price: number) => ({
    id: price,
    name,
    short_desc,
    quantity: 1,
    price: formatCents(price),
    discount: NOTHING,
    tax: head.gst_registered ? ('taxable' as const) : ('none' as const),
    notes: '',
  });
  return customerReceipt({
    paper,
    order: {
      store_name: head.name,
      store_address1: head.address,
      store_suburb: head.suburb,
      store_phone: head.phone,
      abn: head.abn,
      pos_order_id: '87',
      nstatus: 5,
      paid: 1,
      invoice_date: date,
      created_date: `${date} ${time}`,
      requested_for_time: dueText(sample),
      table_num: '',
      contact_name: t.who,
      served_by: '',
      fulfilment_type: 'pickup',
      sub_total: formatCents(total),
      rewards_used: NOTHING,
      store_discount: NOTHING,
      coupon_value: NOTHING,
      coupon_code: '',
      delivery_fee: NOTHING,
      convenience_fee: NOTHING,
      store_surcharge: NOTHING,
      total: formatCents(total),
      rounding: NOTHING,
      refunded: NOTHING,
      gst_included: head.gst_registered ? formatCents(gstContained(total)) : NOTHING,
      tax_invoice: head.gst_registered ? 1 : 0,
      payment_method: t.card,
      payment_terms: t.paid,
      rewards_awarded: 0,
      currency_sign: '$',
    },
    lines: [line(t.burger, t.noPickles, BURGER), line(t.chips, '', CHIPS)],
    verb: t.pickup,
    link: 'https://order.example.com/87',
  });
}

function sampleDocket({ paper, now, zone }: SampleOf): PaperDocument {
  const line = (name: string, station: string, changes: BoardOrder['lines'][number]['changes'] = []) => ({
    id: 1,
    quantity: 1,
    name,
    changes,
    notes: '',
    station,
    ready: 0 as const,
  });
  return kitchenDocket({
    paper,
    station: t.grill,
    verb: t.pickup,
    zone,
    printedAt: now,
    order: {
      number: '87',
      who: t.who,
      source: 'web',
      due: Math.floor((now + DUE_MS) / 1000),
      note: '',
      allergy: '',
      details: [],
      contactless: '',
      paid: 1,
      left: NOTHING,
      lines: [
        line(t.burger, t.grill, [{ kind: 'no', text: t.pickles }]),
        line(t.chips, t.grill),
        line(t.curry, t.bowls),
      ],
    },
  });
}

/** A receipt and a docket of an order that nobody placed, as the venue's printers would print them. */
export const samplePapers = (sample: SampleOf): { receipt: PaperDocument; docket: PaperDocument } => ({
  receipt: sampleReceipt(sample),
  docket: sampleDocket(sample),
});
