import { runs } from '@servery/contract/testing/runs';
import { resultOf } from '@servery/contract/client/wire';
import type { Envelope } from '@servery/contract/envelope';
import type { CallName, CallOutput } from '@servery/contract/registry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { anyDeed, type Deed, doDeed } from '../../../../testing/menu-deeds.ts';
import { submission, type Venue, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

/** Somebody fills a cart, the owner edits, and the order is sent, with another look at it or without. */
type Round = { adds: number[]; edits: Deed[]; looks: boolean };
const newPrice = anyDeed.map((deed) => ({ ...deed, kind: 'price' as const, undo: false }));
const rounds: fc.Arbitrary<Round> = fc.record({
  adds: fc.array(fc.nat(500), { minLength: 1, maxLength: 3 }),
  edits: fc.array(fc.oneof(newPrice, anyDeed), { maxLength: 3 }),
  looks: fc.nat(3).map((of) => of === 0),
});

function valueOf<N extends CallName>(answer: Envelope): CallOutput<N> {
  const result = resultOf<N>(answer as Envelope<CallOutput<N>>);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

function codeOf(answer: Envelope): string {
  const result = resultOf(answer as Envelope<never>);
  return result.ok ? '' : result.code;
}

/** Somebody ordering: knows the last total that a screen showed, and nothing else. */
class Customer {
  seen = '0.00';
  inCart: ReadonlySet<number> = new Set();
  readonly placed: { id: string; seen: string; shown: unknown }[] = [];
  /** How often an order was stopped because its total was not the one that was seen. */
  stopped = 0;
  private readonly person: Person;
  private readonly venue: Venue;
  constructor(person: Person, venue: Venue) {
    this.person = person;
    this.venue = venue;
  }

  orderOf = async (id: string) => (await this.person.call('OrderStatusDetailed', { order_id: id })).order;

  async add(at: number): Promise<void> {
    const products = this.venue.merchant.menu.items.flatMap(({ items }) => items);
    const menu_item_data = { menu_item_id: products[at % products.length]?.id ?? 0, quantity: 1 + (at % 3) };
    const answer = await this.person.send('ManageCart.add_to_order', { ...this.venue.at, menu_item_data });
    // Sold out, or with options that must be chosen: nothing new was shown.
    if (answer.ResponseCode === 'SUCCESS') await this.look();
  }

  async look(): Promise<void> {
    const { order } = await this.person.call('ManageCart.load_checkout', {
      ...this.venue.at,
      checkout_options: { fulfilment_type: 'pickup', fulfilment_asap: 1, payment_method: 'STORE' } as never,
    });
    this.seen = order.total;
    this.inCart = new Set(order.items.map(({ menu_item_id }) => menu_item_id));
  }

  async place(): Promise<void> {
    const fields = submission(this.venue, { expected_total: this.seen });
    const answer = await this.person.send('SubmitOrder', fields);
    if (answer.ResponseCode !== 'SUCCESS') {
      if (codeOf(answer) === 'total_changed') this.stopped += 1;
      return this.look();
    }
    const { order_id } = valueOf<'SubmitOrder'>(answer);
    this.placed.push({ id: order_id, seen: this.seen, shown: await this.orderOf(order_id) });
    return this.look();
  }
}

inEachServery(
  'a menu that is edited while somebody orders',
  (servery) => {
    const counted = { placed: 0, stopped: 0, edits: 0 };
    /** On what is being ordered, where something is: an edit of anything else would prove little. */
    const edit = async (owner: Person, deed: Deed, inCart: ReadonlySet<number>): Promise<void> => {
      const { edit_id } = await doDeed(owner, deed, inCart);
      counted.edits += 1;
      if (edit_id > 0 && deed.undo) await owner.call('ConsoleMenu.undo', { edit_id });
    };

    test('never changes a placed order, and none is placed at a total that its customer has not seen', async () => {
      const owner = await atConsole(servery());
      await fc.assert(
        fc.asyncProperty(fc.array(rounds, { minLength: 2, maxLength: 5 }), async (all) => {
          const person = servery().person();
          const customer = new Customer(person, await visit(person));
          for (const { adds, edits, looks } of all) {
            for (const at of adds) await customer.add(at);
            for (const deed of edits) await edit(owner, deed, customer.inCart);
            if (looks) await customer.look();
            await customer.place();
          }
          for (const { id, seen, shown } of customer.placed) {
            expect(await customer.orderOf(id)).toEqual(shown);
            expect(shown).toMatchObject({ total: seen });
          }
          counted.placed += customer.placed.length;
          counted.stopped += customer.stopped;
        }),
        { ...runs(0.2), endOnFailure: true },
      );
      // A run in which nobody ordered, or nobody was stopped, would prove nothing.
      for (const count of Object.values(counted)) expect(count).toBeGreaterThan(0);
    }, 240_000);
  },
  { RATE_LIMIT: 'off' },
);
