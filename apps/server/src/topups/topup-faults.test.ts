import { describe, expect, test } from 'vitest';
import { attemptIn, attemptsOf, chargesAt, inEachPayingServery, until } from '../../testing/cards.ts';
import { endsAt } from '../../testing/ends.ts';
import { FAULTS, JUST_ONE, ONE_OR_NONE } from '../../testing/faults.ts';
import { press, redirectEnv } from '../../testing/redirects.ts';
import { setProvider } from '../../testing/sandbox.ts';
import { newMember, topupBy } from '../../testing/topups.ts';
import { walletEnv } from '../../testing/wallets.ts';

inEachPayingServery(
  'each way of paying in, with each fault of its provider',
  (at) => {
    const { servery, sandbox } = at;
    const { lastTopupEnd } = endsAt(at);
    const yes = { PP: 'approve', CB: 'pay' } as const;
    const provider = { PP: 'paypal', CB: 'crypto' } as const;
    const topupEnd = (end: RegExp) => new RegExp(end.source.replaceAll('order', 'credit'));
    const isHeld = async (key: string): Promise<boolean> => {
      const ids = new Set((await attemptsOf(servery(), key)).map(({ id }) => id));
      return (await chargesAt(sandbox())).some(({ orderId }) => ids.has(orderId));
    };

    describe.each(['CC', 'SAVED', 'APPLE', 'GOOGLE'] as const)('%s', (method) => {
      test.each(FAULTS)('whose provider %s', async (_what, mode, end) => {
        const person = await newMember(servery());
        const { call, fields, key } = await topupBy(person, method);
        await setProvider(sandbox(), 'card', mode);
        await person.send(call, fields);
        if (end === JUST_ONE) await until(servery(), () => isHeld(key));
        expect(await lastTopupEnd(key)).toMatch(topupEnd(end));
      });
    });

    describe.each(['PP', 'CB'] as const)('%s', (method) => {
      test.each(FAULTS)('whose provider %s', async (_what, mode, end) => {
        const person = await newMember(servery());
        const { call, fields, key } = await topupBy(person, method);
        const { payment_redirect: page } = await person.call(call, fields);
        await setProvider(sandbox(), provider[method], mode);
        const back = new URL(await press(page, yes[method]));
        await fetch(servery().url + back.pathname + back.search, { redirect: 'manual' });
        expect(await lastTopupEnd(key)).toMatch(topupEnd(end));
      });

      test.each(FAULTS)('whose provider %s when it is asked for a way to pay', async (_what, mode) => {
        const person = await newMember(servery());
        const { call, fields, key } = await topupBy(person, method);
        await setProvider(sandbox(), provider[method], mode);
        const first = await person.send(call, fields);
        await setProvider(sandbox(), provider[method], { mode: 'normal' });
        if (first.ResponseCode === 'SUCCESS')
          await press((first.Response as { payment_redirect: string }).payment_redirect, yes[method]);
        expect(await lastTopupEnd(key)).toMatch(topupEnd(ONE_OR_NONE));
      });

      test.each(['gone', 'twice'])('that is told of as %s is credited once', async (choice) => {
        const person = await newMember(servery());
        const { call, fields, key } = await topupBy(person, method);
        const { payment_redirect: page } = await person.call(call, fields);
        await press(page, choice);
        await attemptIn(servery(), key, 'captured');
        expect(await lastTopupEnd(key)).toBe('1 credit, 1 charge');
      });
    });
  },
  (url) => ({ ...walletEnv(url), ...redirectEnv(url), PAYMENT_TIMEOUT_MS: '1000' }),
);
