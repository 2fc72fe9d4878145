import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { attemptIn, inEachPayingServery, until } from '../../testing/cards.ts';
import { comparing } from '../../testing/comparing.ts';
import { atConsole } from '../../testing/console.ts';
import { submission } from '../../testing/orders.ts';
import { claimLinksFor, leaveToPay, mailingEnv, press, redirectEnv } from '../../testing/redirects.ts';
import { sentTo, setProvider } from '../../testing/sandbox.ts';

inEachPayingServery(
  'money that the customer has to fetch',
  ({ servery, sandbox }) => {
    let people = 0;
    const newEmail = () => `payer${(people += 1)}@example.com`;
    const mailsTo = (email: string, link: string) =>
      sentTo(sandbox(), 'mail', email).then((mails) => mails.filter(({ text }) => text.includes(link)));
    /** The link that the provider has handed out, once it has; there must be one. */
    const linkFor = (reference: string) =>
      until(servery(), async () => {
        const links = await claimLinksFor(sandbox(), reference);
        return links.length === 1 && links[0];
      });
    /** Nobody is told again by jobs that are run once more, or later. */
    const mailedOnce = async (email: string, link: string) => {
      await until(servery(), async () => (await mailsTo(email, link)).length > 0);
      servery().clock.now += 3_600_000;
      await until(servery(), async () => {
        const jobs = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('job')
            .select('id')
            .where('kind', '=', 'deliver')
            .where('state', '=', 'waiting')
            .execute(),
        );
        return jobs.length === 0;
      });
      const mails = await mailsTo(email, link);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.html).toContain(link);
      return mails[0]!;
    };
    const paid = async () => {
      const person = servery().person();
      const email = newEmail();
      const { fields, page, key } = await leaveToPay(person, 'CB', { customer_email: email });
      await press(page, 'pay');
      const { order_id } = await person.call('SubmitOrder', fields);
      const { id, reference } = await attemptIn(servery(), key, 'captured');
      const receipt = async (who = person) => (await who.call('OrderStatusDetailed', { order_id })).order;
      return { order_id, email, id, reference, receipt };
    };
    const casesWith = async (link: string) =>
      (await (await atConsole(servery())).call('ConsoleCases')).cases.filter((it) => it.claim_url === link);
    /** An invoice that was given up, with the address of whoever left. */
    const givenUp = async () => {
      const email = newEmail();
      const left = await leaveToPay(servery().person(), 'CB', { customer_email: email });
      await press(left.page, 'expire');
      return { ...left, email, attempt: await attemptIn(servery(), left.key, 'failed') };
    };
    const setAttempt = (id: string, set: object) =>
      servery().server.db.write(({ q }) =>
        q.updateTable('payment_attempt').set(set).where('id', '=', id).execute(),
      );

    test('mails the link of a part that is refunded, and shows it to its owner and to the console', async () => {
      const { order_id, email, reference, receipt } = await paid();
      const owner = await atConsole(servery());
      const wish = { order_id, amount: '4.00', reason: 'Cold', refund_key: randomUUID() };
      await owner.call('ConsoleOrder.refund', wish);
      const link = await linkFor(reference);
      const mail = await mailedOnce(email, link);
      expect(mail.text).toContain('$4.00');
      expect(mail.text).toContain('choose where to send it');
      expect((await receipt()).refunds).toMatchObject([{ amount: '4.00', claim_url: link }]);
      expect((await receipt(servery().person())).refunds).toMatchObject([{ amount: '4.00', claim_url: '' }]);
      const shown = await owner.call('ConsoleOrder.show', { order_id });
      expect(shown.refunds).toMatchObject([{ state: 'done', claim_url: link }]);
      expect(await casesWith(link)).toEqual([]);
    });

    test('mails the link of a cancelled order once it is known, beside the mail that tells of it', async () => {
      const { order_id, email, reference, receipt } = await paid();
      await (await atConsole(servery())).call('ConsoleOrder.cancel', { order_id, reason: 'Closed' });
      const link = await linkFor(reference);
      await mailedOnce(email, link);
      const mails = await sentTo(sandbox(), 'mail', email);
      const cancelled = mails.filter(({ subject }) => subject.endsWith('was cancelled'));
      expect(cancelled).toHaveLength(1);
      expect(cancelled[0]!.text).toContain("We're refunding $16.00. We’ll email you when");
      expect((await receipt()).refunds).toMatchObject([{ amount: '16.00', claim_url: link }]);
    });

    test('mails the link to money without an order to the address of the checkout', async () => {
      const email = newEmail();
      const person = servery().person();
      const { venue, page, key } = await leaveToPay(person, 'CB', { customer_email: email });
      await person.call('SubmitOrder', submission(venue, { customer_email: newEmail() }));
      await press(page, 'gone');
      const attempt = await attemptIn(servery(), key, 'refunded');
      const link = await linkFor(attempt.reference);
      const mail = await mailedOnce(email, link);
      expect(mail.text).toContain('The $16.00 you paid at Banksia Kitchen is waiting for you');
      expect(attempt).toMatchObject({ submission: '', contact_email: '' });
      expect(await casesWith(link)).toEqual([]);
    });

    test('knows that address still when an invoice is paid that was given up', async () => {
      const { email, page, key, attempt } = await givenUp();
      expect(attempt).toMatchObject({ submission: '', contact_email: email });
      await press(page, 'gone');
      await attemptIn(servery(), key, 'refunded');
      await mailedOnce(email, await linkFor(attempt.reference));
    });

    test('is an open case for as long as its mail cannot be sent', async () => {
      const { email, page, key, attempt } = await givenUp();
      await setProvider(sandbox(), 'mail', { mode: 'temporary', times: 1000 });
      await press(page, 'gone');
      await attemptIn(servery(), key, 'refunded');
      const link = await linkFor(attempt.reference);
      await until(servery(), async () => {
        const failed = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('job')
            .select('id')
            .where('kind', '=', 'deliver')
            .where('last_error', '!=', '')
            .execute(),
        );
        return failed.length > 0;
      });
      expect(await casesWith(link)).toMatchObject([{ problem: 'refund_unclaimed', state: 'open' }]);
      await setProvider(sandbox(), 'mail', { mode: 'normal' });
      servery().clock.now += 3_600_000;
      await mailedOnce(email, link);
      expect(await casesWith(link)).toEqual([]);
    });

    test('leaves an open case with the link where nobody can be written to', async () => {
      const { page, key, attempt } = await givenUp();
      await setAttempt(attempt.id, { contact_email: '' });
      await press(page, 'gone');
      await attemptIn(servery(), key, 'refunded');
      const link = await linkFor(attempt.reference);
      const [found, ...more] = await until(servery(), async () => {
        const cases = await casesWith(link);
        return cases.length > 0 && cases;
      });
      expect(more).toEqual([]);
      expect(found).toMatchObject({
        problem: 'refund_unclaimed',
        title: 'A refund is waiting to be claimed',
        amount: '16.00',
        remedy: 'none',
        state: 'open',
      });
      const { today, check, wait } = comparing(servery);
      const day = today();
      wait();
      await check(day);
      expect(await casesWith(link)).toHaveLength(1);
      await (
        await atConsole(servery())
      ).call('ConsoleCases.close', { case_id: found!.id, note: 'Handed over' });
      expect(await casesWith(link)).toEqual([]);
    });

    /** What the comparison finds of a payment whose record was changed behind our back, and its refund. */
    const refundFound = async (reference: string, problem: string) => {
      const { today, casesOf, wait, atDesk } = comparing(servery);
      const day = today();
      wait();
      const it = (await casesOf(day, reference)).find((each) => each.reference === reference);
      expect(it).toMatchObject({ problem, remedy: 'refund', claim_url: '' });
      await (await atDesk()).call('ConsoleCases.settle', { case_id: it!.id });
      return linkFor(reference);
    };

    test('mails the link of what a case has refunded to whom the order is for', async () => {
      const { email, reference, id } = await paid();
      await setAttempt(id, { amount: 1500 });
      const link = await refundFound(reference, 'amount_differs');
      const mail = await mailedOnce(email, link);
      expect(mail.text).toContain('The $1.00 you paid');
      expect(await casesWith(link)).toEqual([]);
    });

    test('mails the link of what a case has refunded to whom a payment without an order is from', async () => {
      const { reference, id } = await paid();
      const email = newEmail();
      await setAttempt(id, { state: 'voided', order_id: null, contact_email: email });
      const link = await refundFound(reference, 'charge_without_order');
      await mailedOnce(email, link);
      expect(await casesWith(link)).toEqual([]);
    });

    test('shows the link of what a case has refunded where nobody can be written to', async () => {
      const { reference, id } = await paid();
      await setAttempt(id, { state: 'voided', order_id: null });
      const link = await refundFound(reference, 'charge_without_order');
      await until(servery(), async () => (await casesWith(link)).length === 1);
      expect(await casesWith(link)).toMatchObject([{ problem: 'refund_unclaimed', amount: '16.00' }]);
    });
  },
  mailingEnv,
);

inEachPayingServery(
  'money that the customer has to fetch, where no mail goes out',
  ({ servery, sandbox }) => {
    test('shows the console the link of a refunded order', async () => {
      const person = servery().person();
      const { fields, page, key } = await leaveToPay(person, 'CB');
      await press(page, 'pay');
      const { order_id } = await person.call('SubmitOrder', fields);
      const { reference } = await attemptIn(servery(), key, 'captured');
      const owner = await atConsole(servery());
      await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Closed' });
      const open = await until(servery(), async () => {
        const { cases } = await owner.call('ConsoleCases');
        return cases.length > 0 && cases;
      });
      const [link] = await claimLinksFor(sandbox(), reference);
      expect(open).toMatchObject([{ problem: 'refund_unclaimed', order_id, claim_url: link }]);
    });
  },
  redirectEnv,
);
