import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  braintreeEnv,
  CARDS,
  chipsByCard,
  inEachPayingServery,
  tokenise,
  tokeniserOf,
} from '../../testing/cards.ts';
import { signIn } from '../../testing/orders.ts';
import { setProvider } from '../../testing/sandbox.ts';
import type { Person } from '../../testing/servery.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

inEachPayingServery(
  'declined cards',
  ({ servery, sandbox }) => {
    const ready = (person: Person) => chipsByCard(person, { card: CARDS.declined });
    type Ready = Awaited<ReturnType<typeof ready>>;
    /** One more try of the same person, with a nonce of its own. */
    const again = async (person: Person, { venue, fields }: Ready, card: string = CARDS.declined) => {
      const braintree_nonce = await tokenise(tokeniserOf(venue), card);
      const expected_total = card === CARDS.amex ? '16.38' : '16.19';
      const more = { braintree_nonce, submit_key: randomUUID(), expected_total };
      return person.send('SubmitOrder', { ...fields, ...more });
    };
    const codeOf = ({ ResponseCode, Response }: Awaited<ReturnType<typeof again>>) =>
      ResponseCode === 'SUCCESS' ? 'ok' : Response[1].code;
    const later = () => {
      servery().clock.now += 25 * HOUR;
    };

    test('are slowed down in one session, whatever card is tried, and go on after the wait', async () => {
      later();
      const person = servery().person();
      const first = await ready(person);
      const codes = [];
      for (let tries = 0; tries < 3; tries += 1) codes.push(codeOf(await again(person, first)));
      expect(codes).toEqual(['payment_declined', 'payment_declined', 'payment_declined']);
      const slowed = await person.refused('SubmitOrder', { ...first.fields, submit_key: randomUUID() });
      expect(slowed).toMatchObject({
        code: 'card_wait',
        message: 'Too many cards were declined. Wait a minute and try again, or pay another way',
      });
      expect(codeOf(await again(person, first, CARDS.visa))).toBe('card_wait');
      servery().clock.now += MINUTE;
      expect(codeOf(await again(person, first, CARDS.visa))).toBe('ok');
    });

    test('are rationed for an address however many sessions it takes, all at once too', async () => {
      later();
      const people = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const person = servery().person();
          return { person, first: await ready(person) };
        }),
      );
      await setProvider(sandbox(), 'card', { mode: 'refuse' });
      const cards = [CARDS.visa, CARDS.amex, CARDS.declined];
      const answers = await Promise.all(
        people.map(({ person, first }, index) => again(person, first, cards[index % cards.length])),
      );
      await setProvider(sandbox(), 'card', { mode: 'normal' });
      const declined = answers.filter((answer) => codeOf(answer) === 'payment_declined').length;
      expect(declined).toBeGreaterThan(0);
      expect(declined).toBeLessThanOrEqual(8);
    });

    test('the same card is slowed down in every session, and good ones beside it are not', async () => {
      later();
      const codes = [];
      for (let tries = 0; tries < 4; tries += 1) {
        const person = servery().person();
        codes.push(codeOf(await again(person, await ready(person))));
      }
      expect(codes).toEqual(['payment_declined', 'payment_declined', 'payment_declined', 'card_wait']);
      for (let orders = 0; orders < 6; orders += 1) {
        const person = servery().person();
        expect(codeOf(await again(person, await ready(person), CARDS.visa))).toBe('ok');
      }
    });

    test('those of guests do not slow down the till beside them', async () => {
      later();
      await servery().server.db.write(({ q }) =>
        q
          .insertInto('counted_try')
          .values(
            Array.from({ length: 80 }, () => ({
              subject: 'card:address:127.0.0.1',
              counted_at: servery().clock.now,
            })),
          )
          .execute(),
      );
      const guest = servery().person();
      expect(codeOf(await again(guest, await ready(guest), CARDS.visa))).toBe('card_wait');
      const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
      expect(codeOf(await again(till, await ready(till), CARDS.visa))).toBe('ok');
    });

    test('count when a card is added to an account, too', async () => {
      later();
      const member = await signIn(servery().person());
      const { venue } = await ready(member);
      const addCard = async () => {
        const braintree_nonce = await tokenise(tokeniserOf(venue), CARDS.declined);
        return (await member.refused('AddNewCard', { store_id: venue.merchant.id, braintree_nonce })).code;
      };
      const codes = [];
      for (let tries = 0; tries < 4; tries += 1) codes.push(await addCard());
      expect(codes).toEqual(['card_declined', 'card_declined', 'card_declined', 'card_wait']);
    });

    test('are known by every process and after a restart, and of the card nothing is stored', async () => {
      later();
      const person = servery().person();
      const first = await ready(person);
      for (let tries = 0; tries < 3; tries += 1) await again(person, first);
      const rows = await servery().server.db.read(({ q }) =>
        q.selectFrom('counted_try').selectAll().execute(),
      );
      const recent = rows.filter(({ counted_at }) => counted_at === servery().clock.now);
      expect(recent).toHaveLength(12);
      expect(JSON.stringify(recent)).not.toMatch(/1115|400011/);
    });
  },
  (url) => ({ ...braintreeEnv(url), RATE_LIMIT: 'on' }),
);
