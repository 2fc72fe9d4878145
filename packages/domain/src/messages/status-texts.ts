import type { NotifyStep } from '@servery/contract/brand';
import { dayWithin } from '#hours/words';
import { catalogue } from '#texts/catalogue';

export type NotifiedOrder = {
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
const ready = catalogue('status-ready', {
  pickup: 'Pick it up at {venue}, {address}.',
  catering: 'Collect it at {venue}, {address}.',
  booking: "It's waiting for you at {venue}.",
  deliver: "It's on its way to you from {venue}.",
  table: "We're bringing it to table {table}.",
  yourTable: "We're bringing it to your table.",
  custom: "We're bringing it out to you.",
  other: '{venue} has it for you.',
});

function readyText(order: NotifiedOrder): string {
  switch (order.fulfilment) {
    case 'pickup':
    case 'catering':
    case 'booking':
    case 'deliver':
      return ready[order.fulfilment](order);
    case 'table':
      return order.table === '' ? ready.yourTable : ready.table(order);
    case 'custom':
      return ready.custom;
    default:
      return ready.other(order);
  }
}

const head = catalogue('status-head', {
  confirmed: 'Order {number} is confirmed',
  in_progress: 'Order {number} is in the kitchen',
  ready: 'Order {number} is ready',
  complete: 'Order {number} is complete',
});

const rest = catalogue('status-rest', {
  confirmed: '{venue} will make it for {day}, {time}.',
  in_progress: '{venue} is making it now.',
  complete: 'Thanks, and see you again at {venue}.',
});

/** Where an order is, short enough for a text: a head, and what follows from it. */
export const statusWords = (step: NotifyStep, order: NotifiedOrder): { head: string; rest: string } => ({
  head: head[step](order),
  rest: step === 'ready' ? readyText(order) : rest[step]({ ...order, day: dayWithin(order.day) }),
});
