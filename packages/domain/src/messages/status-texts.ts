import type { NotifyStep } from '@servery/contract/brand';

export type ToldOrder = {
  number: string;
  venue: string;
  address: string;
  fulfilment: string;
  table: string;
  /** 'Today', 'Fri 20 Nov', and '12:15 pm'. */
  day: string;
  time: string;
};

/** What to do about an order that is ready. */
const READY: Readonly<Record<string, (order: ToldOrder) => string>> = {
  pickup: ({ venue, address }) => `Pick it up at ${venue}, ${address}.`,
  catering: ({ venue, address }) => `Collect it at ${venue}, ${address}.`,
  booking: ({ venue }) => `It waits for you at ${venue}.`,
  deliver: ({ venue }) => `It is on its way to you from ${venue}.`,
  table: ({ table }) => `We are bringing it to ${table === '' ? 'your table' : `table ${table}`}.`,
  custom: () => 'We are bringing it out to you.',
};

const near = (day: string): string => (/^(Today|Tomorrow)$/.test(day) ? day.toLowerCase() : day);

const TOLD: Readonly<Record<NotifyStep, (order: ToldOrder) => { head: string; rest: string }>> = {
  confirmed: ({ number, venue, day, time }) => ({
    head: `Order ${number} is confirmed`,
    rest: `${venue} makes it for ${near(day)}, ${time}.`,
  }),
  in_progress: ({ number, venue }) => ({
    head: `Order ${number} is in the kitchen`,
    rest: `${venue} is making it now.`,
  }),
  ready: (order) => ({
    head: `Order ${order.number} is ready`,
    rest: READY[order.fulfilment]?.(order) ?? `${order.venue} has it for you.`,
  }),
  complete: ({ number, venue }) => ({
    head: `Order ${number} is complete`,
    rest: `Thank you, and see you again at ${venue}.`,
  }),
};

/** Where an order is, short enough for a text: a head, and what follows from it. */
export const statusTold = (step: NotifyStep, order: ToldOrder): { head: string; rest: string } =>
  TOLD[step](order);
