import type { FastifyPluginCallback } from 'fastify';
import { html } from '#pages/html';
import { buyerPages, webhookTimes } from '#providers/buyer';
import type { ProviderContext } from '#providers/provider';
import type { Checkout, Checkouts } from './checkouts.ts';

const CHOICES: Readonly<Record<string, Checkout['status']>> = {
  pay: 'COMPLETED',
  later: 'PROCESSING',
  twice: 'COMPLETED',
  gone: 'COMPLETED',
  fail: 'FAILED',
  expire: 'EXPIRED',
};

/** The page where the buyer pays a checkout, or does not. */
export const buyerRoutes = (
  checkouts: Checkouts,
  { control }: Pick<ProviderContext, 'control'>,
): FastifyPluginCallback =>
  buyerPages({
    title: 'Coinbase',
    path: '/pay/:id',
    show: (id) => {
      const checkout = checkouts.all.get(id);
      return (
        checkout &&
        html`<p class="lead">${checkout.description}: $${checkout.amount} ${checkout.currency}</p>
          <form class="control" method="post" action="/coinbase/pay/${checkout.id}">
            <button class="button" name="choice" value="pay">Pay</button>
            <button class="button" name="choice" value="twice">Pay, send the webhook twice</button>
            <button class="button" name="choice" value="gone">Pay, don’t go back</button>
            <button class="button" name="choice" value="later">Pay, confirm later</button>
            ${
              checkout.status === 'PROCESSING'
                ? html`<button class="button" name="choice" value="confirm">Confirm payment</button>`
                : ''
            }
            <button class="button" name="choice" value="fail">Let the payment fail</button>
            <button class="button" name="choice" value="expire">Let it expire</button>
          </form>`
      );
    },
    choose: async (id, choice) => {
      const checkout = checkouts.all.get(id);
      if (checkout?.status === 'PROCESSING' && choice === 'confirm') {
        checkout.status = 'COMPLETED';
        await checkouts.notify(checkout, 1);
        return '';
      }
      const status = CHOICES[choice];
      if (!checkout || !status) return undefined;
      // Once it is closed nobody can pay it any more.
      if (checkout.status === 'ACTIVE') checkout.status = status;
      if (checkout.status !== 'PROCESSING') await checkouts.notify(checkout, webhookTimes(choice, control));
      if (choice === 'gone') return '';
      return checkout.status === 'COMPLETED' || checkout.status === 'PROCESSING'
        ? checkout.successRedirectUrl
        : checkout.failRedirectUrl;
    },
  });
