import { expect, test, vi } from 'vitest';
import { payElsewhere } from '#features/payment/pay-elsewhere.ts';

const url = 'https://www.paypal.com/checkoutnow?token=1';
const paypal = { method: 'PP', redirect: url };
const crypto = { method: 'CB', redirect: 'https://pay.example.com/i/1' };
const leave = vi.fn<(url: string) => void>();
const app = (ending: string) => ({ native: true, leave, browse: () => Promise.resolve(ending) });

test('a missing or invalid redirect is told by its code [CHK-130]', async () => {
  for (const redirect of ['', 'nonsense', 'javascript:alert(1)'])
    expect(await payElsewhere({ method: 'PP', redirect }, { native: false, leave })).toMatchObject({
      is: 'failed',
      message: expect.stringContaining('MSG-COPP-1') as string,
    });
  expect(leave).not.toHaveBeenCalled();
});

test('on the web the window goes to the provider', async () => {
  expect(await payElsewhere(paypal, { native: false, leave })).toEqual({ is: 'left' });
  expect(leave).toHaveBeenCalledExactlyOnceWith(url);
});

test('in the app the provider opens in a browser of its own, and success places the order [CHK-125 CHK-127]', async () => {
  const browse = vi.fn(() => Promise.resolve('https://shop.example.com/paypal_success'));
  expect(await payElsewhere(paypal, { native: true, leave, browse })).toEqual({ is: 'paid', proof: {} });
  expect(browse).toHaveBeenCalledWith(url, expect.any(Function));
});

test('a cancelled payment in the app says Action cancelled [CHK-128 ACC-323]', async () => {
  expect(await payElsewhere(paypal, app('https://shop.example.com/paypal_cancel'))).toEqual({
    is: 'failed',
    message: 'Action cancelled',
  });
});

test('an error in the app is an error of PayPal [CHK-135 ACC-322]', async () => {
  const words = 'An error occurred while attempting to authenticate with PayPal';
  for (const ending of ['https://shop.example.com/paypal_error', ''])
    expect(await payElsewhere(paypal, app(ending))).toEqual({ is: 'failed', message: words });
});

test('cryptocurrency without an address to go to says so [ACC-320]', async () => {
  expect(await payElsewhere({ ...crypto, redirect: '' }, { native: false, leave })).toEqual({
    is: 'failed',
    message: 'Error redirecting to Coinbase',
  });
});

test('a payment that fails elsewhere than at PayPal is a failed payment [ACC-321]', async () => {
  expect(await payElsewhere(crypto, app('https://shop.example.com/paypal_error'))).toEqual({
    is: 'failed',
    message: 'Payment failed.',
  });
});
