import type { Page } from '@playwright/test';
import { test, type Variant } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { venueEverywhere, typeOf, type Venue, type Way } from '../venue.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app', 'pos'] });

/** Wednesday 10 March 2027, two minutes past ten in Perth. */
const NOW = new Date('2027-03-10T10:02:00+08:00');
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const special = (ph_date: string, ...windows: { from: string; to: string }[]) => ({
  ph_date,
  menu_available: windows.length > 0 ? 1 : 0,
  available_from: windows[0]?.from ?? '',
  available_to: windows[0]?.to ?? '',
  windows,
});

/** Open from nine to five but on Sundays, with 20 minutes' notice. */
const timetable = (way: Way, more: object = {}): void => {
  for (const day of DAYS) way[`available_${day}`] = day === 'sun' ? [] : [{ from: '09:00', to: '17:00' }];
  Object.assign(way, {
    asap: 0,
    time_frame: 'datetime',
    time_type: 'user',
    time_block: 5,
    min_notice: 20,
    order_for_later: 1,
    online_status: 'online',
    paused_until: 0,
    special_dates: [special('2027-03-12'), special('2027-03-14', { from: '12:00', to: '13:00' })],
    ...more,
  });
};

const times = (page: Page): Promise<string[]> =>
  page
    .getByRole('radiogroup', { name: 'Time', exact: true })
    .locator('input')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));

async function everyTime(page: Page): Promise<string[]> {
  const all = page.getByRole('button', { name: 'Show all times' });
  if (await all.isVisible()) await all.click();
  return times(page);
}
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const everyFive = (from: string, before: string): string[] => {
  const all: string[] = [];
  for (let at = minutes(from); at < minutes(before); at += 5)
    all.push(`${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  return all;
};

const calendarDay = (page: Page, name: RegExp) => page.getByRole('grid').getByRole('button', { name });

test.describe('the day and time of an order', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  type Given = { page: Page; servery: Servery; variant: Variant };
  async function picker({ page, servery, variant }: Given, change: (merchant: Venue) => void): Promise<Ways> {
    await page.clock.setFixedTime(NOW);
    await venueEverywhere(page, change);
    const ways = new Ways(new Shopper(page, servery), variant);
    await ways.arrive();
    await ways.open();
    await ways.choose(/^Pickup/);
    return ways;
  }

  test('goes in steps of 5 minutes from the earliest that can be had to a month ahead, where it is open [ORD-119 ORD-120 ORD-122 ORD-123 ORD-124 ORD-125 ORD-129]', async ({
    page,
    servery,
    variant,
  }) => {
    const { popup } = await picker({ page, servery, variant }, (merchant) =>
      timetable(typeOf(merchant, 'pickup')),
    );
    // 10:02 and 20 minutes is 10:22: the next step is the first.
    expect(await everyTime(page)).toEqual(everyFive('10:25', '17:00'));
    await tick(popup.getByRole('radio', { name: 'Tomorrow' }));
    expect(await everyTime(page)).toEqual(everyFive('09:00', '17:00'));

    await popup.getByRole('button', { name: 'Calendar' }).click();
    const month = popup.getByRole('grid');
    await expect(month).toBeVisible();
    for (const shut of [/\b9 March|March 9\b/, /12 March|March 12/, /21 March|March 21/])
      await expect(calendarDay(page, shut)).toHaveAttribute('aria-disabled', 'true');
    for (const open of [/11 March|March 11/, /13 March|March 13/, /14 March|March 14/])
      await expect(calendarDay(page, open)).not.toHaveAttribute('aria-disabled', 'true');
    await calendarDay(page, /14 March|March 14/).click();
    expect(await everyTime(page)).toEqual(everyFive('12:00', '13:00'));
    await popup.getByRole('button', { name: 'Calendar' }).click();
    await popup.getByRole('button', { name: 'Next' }).first().click();
    await expect(calendarDay(page, /10 April|April 10/)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(calendarDay(page, /12 April|April 12/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('ends with the day where nothing is taken for later, and begins days ahead where that is the notice [ORD-121 ORD-129]', async ({
    page,
    servery,
    variant,
  }) => {
    let more: object = { order_for_later: 0 };
    const ways = await picker({ page, servery, variant }, (merchant) =>
      timetable(typeOf(merchant, 'pickup'), more),
    );
    const days = ways.popup.getByRole('radiogroup', { name: 'Day & time' }).getByRole('radio');
    await expect(days).toHaveCount(1);
    await expect(ways.popup.getByRole('button', { name: 'Calendar' })).toHaveCount(0);
    expect(await everyTime(page)).toEqual(everyFive('10:25', '17:00'));
    more = { min_notice: 3 * 24 * 60 };
    await ways.arrive();
    await ways.open();
    await ways.choose(/^Pickup/);
    await expect(ways.popup.getByText('Times for Sat 13 Mar')).toBeVisible();
    expect((await everyTime(page))[0]).toBe('10:05');
  });

  test('cannot be chosen where no day is open, or where the venue is offline and takes nothing for later [ORD-127]', async ({
    page,
    servery,
    variant,
  }) => {
    let more: object = { online_status: 'offline', order_for_later: 0 };
    const ways = await picker({ page, servery, variant }, (merchant) =>
      timetable(typeOf(merchant, 'pickup'), more),
    );
    const group = ways.popup.getByRole('radiogroup', { name: 'Time', exact: true });
    const again = async () => {
      await ways.arrive();
      await ways.open();
      await ways.choose(/^Pickup/);
    };
    await expect(ways.popup.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
    await expect(group).toHaveCount(0);
    more = { special_dates: [], ...Object.fromEntries(DAYS.map((day) => [`available_${day}`, []])) };
    await again();
    await expect(group).toHaveCount(0);
    more = { online_status: 'offline', order_for_later: 1 };
    await again();
    await expect(group).toBeVisible();
  });
});

test(
  'a kiosk picks the time of a booking from the same list, from the earliest to a month ahead, or to the end of the day [ORD-119 ORD-120 ORD-121 ORD-122 ORD-123 ORD-124 ORD-125 ORD-127 ORD-129]',
  { on: ['kiosk'] },
  async ({ page, servery }) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    let more: object = {};
    await venueEverywhere(page, (merchant) => timetable(typeOf(merchant, 'booking'), more));
    await page.clock.setFixedTime(NOW);
    await new KioskGuest(page).switchOn(servery);
    const book = page.getByRole('button', { name: /^Booking/ });
    const sheet = page.getByRole('dialog', { name: 'Booking' });
    const again = async (changed: object) => {
      more = changed;
      await page.goto(`${servery.url}/kiosk/`);
      await page.getByRole('button', { name: 'More ways to order' }).click();
    };
    await again({});
    await book.click();
    await expect(sheet.getByText('Times for today')).toBeVisible();
    expect(await everyTime(page)).toEqual(everyFive('10:25', '17:00'));
    await sheet.getByRole('button', { name: 'Calendar' }).click();
    for (const shut of [/\b9 March|March 9\b/, /12 March|March 12/, /21 March|March 21/])
      await expect(calendarDay(page, shut)).toHaveAttribute('aria-disabled', 'true');
    for (const open of [/11 March|March 11/, /13 March|March 13/, /14 March|March 14/])
      await expect(calendarDay(page, open)).not.toHaveAttribute('aria-disabled', 'true');
    await calendarDay(page, /14 March|March 14/).click();
    await expect(sheet.getByText('Times for Sun 14 Mar')).toBeVisible();
    expect(await everyTime(page)).toEqual(everyFive('12:00', '13:00'));
    await sheet.getByRole('button', { name: 'Calendar' }).click();
    await sheet.getByRole('button', { name: 'Next' }).first().click();
    await expect(calendarDay(page, /10 April|April 10/)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(calendarDay(page, /12 April|April 12/)).toHaveAttribute('aria-disabled', 'true');

    await again({ order_for_later: 0 });
    await book.click();
    await expect(
      sheet.getByRole('radiogroup', { name: 'Booking Date & Time' }).getByRole('radio'),
    ).toHaveCount(1);
    await expect(sheet.getByRole('button', { name: 'Calendar' })).toHaveCount(0);
    expect(await everyTime(page)).toEqual(everyFive('10:25', '17:00'));
    await again({ min_notice: 3 * 24 * 60 });
    await book.click();
    await expect(sheet.getByText('Times for Sat 13 Mar')).toBeVisible();
    expect((await everyTime(page))[0]).toBe('10:05');
    // Where there is nothing to pick from there is nothing to begin.
    const never = { special_dates: [], ...Object.fromEntries(DAYS.map((day) => [`available_${day}`, []])) };
    for (const shut of [{ online_status: 'offline', order_for_later: 0 }, never]) {
      await again(shut);
      await expect(page.getByRole('button', { name: /^Catering/ })).toBeVisible();
      await expect(book).toHaveCount(0);
    }
    await again({ online_status: 'offline', order_for_later: 1 });
    await expect(book).toBeVisible();
  },
);
