import { refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { heldBy } from '../held.ts';
import { expect } from '../servery.ts';
import { staysFor, stopClock } from '../toasts.ts';

test.use({ on: ['kiosk', 'pos'] });

const NO_NAME = 'Enter your name for the order';
const NO_MOBILE = 'Enter your mobile phone number';
const BAD_MOBILE = 'Enter a valid mobile phone number with its country code, like +61 491 570 156';
const BAD_EMAIL = 'Enter a valid email address';

/** The field that a message is about is the one in hand: marked at a till, under the keyboard of a kiosk. */
const inHand = (desk: Desk, label: string) =>
  desk.isKiosk
    ? expect(desk.field(label)).toHaveAttribute('aria-pressed', 'true')
    : expect(desk.field(label)).toHaveAttribute('aria-invalid', 'true');

test('a detail that is too short or wrong is said for 6 s, and its field is the one in hand [CHK-056 CHK-181 CHK-252 CHK-253]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  await page.clock.install();
  await desk.atCheckout();
  if (!desk.isKiosk) await desk.fill();
  await desk.openDetails();
  const submit = desk.isKiosk ? desk.place : desk.button('Done');
  const refused = async (label: string, typed: string, words: string) => {
    await desk.write(label, typed);
    await submit.click();
    await expect(desk.said(words)).toBeVisible();
    await inHand(desk, label);
  };
  await refused('Name', 's', NO_NAME);
  await desk.write('Name', 'jo');
  for (const email of ['sam', 'sam@', 'sam@example', '@example.com'])
    await refused('Email', email, BAD_EMAIL);
  await desk.write('Email', 'sam.o-neil_1@mail-2.example.com');
  for (const [typed, words] of [
    ['123', NO_MOBILE],
    ['0491570', BAD_MOBILE],
  ] as const)
    await refused('Mobile', typed, words);
  await desk.write('Mobile', '');
  await desk.write('Email', 'sam@');
  await stopClock(page);
  await submit.click();
  await staysFor(page, BAD_EMAIL, 6000);
  await page.clock.resume();
  await desk.write('Email', 'sam@example.io');
  await submit.click();
  if (!desk.isKiosk) await desk.place.click();
  await desk.placed();
});

test('an order that is refused for a name, an email or a mobile says so, and leads to the field [CHK-203]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  await desk.atCheckout();
  await desk.fill();
  let message = '';
  await cutOff(page, 'SubmitOrder', () => refusal(message));
  for (const [label, words] of [
    ['Mobile', 'That mobile is not in use'],
    ['Email', 'That email address bounces'],
    ['Name', 'That name is not known here'],
  ] as const) {
    message = words;
    await desk.place.click();
    await expect(desk.said(words)).toBeVisible();
    await inHand(desk, label);
    if (!desk.isKiosk) await desk.closeDetails();
  }
});

test('a mobile is told with its country, whose sample is shown and whose prefix is left when it is emptied [CHK-049 CHK-061 CHK-062]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  await desk.atCheckout();
  await desk.fill();
  await desk.openDetails();
  if (desk.isKiosk) await desk.field('Mobile').click();
  const country = desk.details.getByLabel('Country');
  await expect(country.getByRole(desk.isKiosk ? 'button' : 'option')).toHaveText([
    'AU +61',
    'NZ +64',
    'GB +44',
    'US +1',
    'Other +',
  ]);
  const kept = async () => ((await heldBy(page)) as unknown as { guest: { mobile: string } }).guest.mobile;
  for (const [code, prefix, sample] of [
    ['AU', '+61', '491 570 156'],
    ['NZ', '+64', '21 000 0000'],
    ['US', '+1', '202 555 0143'],
    ['GB', '+44', '7700 900123'],
    ['', '+', undefined],
  ] as const) {
    if (desk.isKiosk) await country.getByRole('button', { name: `${code || 'Other'} ${prefix}` }).click();
    else await country.selectOption(code);
    const shown = desk.details.locator('output [aria-hidden]', { hasText: sample ?? /\d/ });
    if (desk.isKiosk) await expect(shown).toHaveCount(sample ? 1 : 0);
    else if (sample) await expect(desk.field('Mobile')).toHaveAttribute('placeholder', sample);
    await desk.write('Mobile', '2025550143');
    await expect.poll(kept).toBe(`${prefix}2025550143`);
    await expect(shown).toHaveCount(0);
    await desk.write('Mobile', '');
    await expect.poll(kept).toBe(prefix);
  }
  // A prefix alone is no mobile, and none is needed.
  if (!desk.isKiosk) await desk.button('Done').click();
  await desk.place.click();
  await desk.placed();
});
