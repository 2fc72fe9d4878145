import { expect, test } from 'vitest';
import { attemptIn, chipsByBalance, inEachPayingServery } from '../../../../testing/cards.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { newMember, topupBy } from '../../../../testing/topups.ts';
import { redirectEnv } from '../../../../testing/redirects.ts';
import { walletEnv } from '../../../../testing/wallets.ts';
import { payIn } from '#stores/ledger';

inEachPayingServery(
  'what moved a balance',
  ({ servery }) => {
    test('is listed, the last first, each with what there was after it', async () => {
      const mia = await newMember(servery());
      const paid = await topupBy(mia, 'CC');
      await mia.call(paid.call, paid.fields);
      await attemptIn(servery(), paid.key, 'captured');
      const { fields } = await chipsByBalance(mia);
      const { order_id, pos_order_id } = await mia.call('SubmitOrder', fields);
      await mia.call('WithdrawFunds', {});
      const { movements, has_more } = await mia.call('BalanceMovements', {});
      expect(movements).toMatchObject([
        { kind: 'payout', amount: '-14.00', balance: '0.00', paid_with: '' },
        { kind: 'order', amount: '-16.00', balance: '14.00', order_id, order_number: pos_order_id },
        { kind: 'topup', amount: '30.00', balance: '30.00', order_id: '', paid_with: 'Visa' },
      ]);
      expect(has_more).toBe(0);
      expect(movements[0]!.created_day).toBe('Today');
      expect(movements[0]!.created).toBe(Math.floor(servery().clock.now / 1000));
    });

    test('comes in pages of 20 that fit together, and adds up', async () => {
      const mia = await newMember(servery());
      const { id } = (await mia.call('CustomerAccount')).customer;
      for (let each = 1; each <= 45; each += 1)
        await servery().server.db.write((tx) =>
          payIn(tx, { customerId: id, cents: each, memo: 'Credit', now: servery().clock.now }),
        );
      const pages = [await mia.call('BalanceMovements', {})];
      while (pages.at(-1)!.has_more === 1)
        pages.push(await mia.call('BalanceMovements', { before: pages.at(-1)!.movements.at(-1)!.id }));
      expect(pages.map(({ movements }) => movements.length)).toEqual([20, 20, 5]);
      const all = pages.flatMap(({ movements }) => movements);
      expect(all.every(({ kind }) => kind === 'credit')).toBe(true);
      let balance = 0;
      for (const each of all.toReversed()) {
        balance += Math.round(Number(each.amount) * 100);
        expect(Math.round(Number(each.balance) * 100)).toBe(balance);
      }
      expect(all[0]!.balance).toBe((await mia.call('CustomerAccount')).customer.balance);
    });

    test('is shown to nobody but its owner', async () => {
      const mia = await newMember(servery());
      const other = await newMember(servery());
      const venue = await visit(mia);
      await add(mia, venue, 'Rosemary Chips');
      await mia.call('SubmitOrder', submission(venue));
      expect((await other.call('BalanceMovements', {})).movements).toEqual([]);
      expect((await servery().person().refused('BalanceMovements', {})).auth).toBe(true);
    });
  },
  (url) => ({ ...walletEnv(url), ...redirectEnv(url) }),
);
