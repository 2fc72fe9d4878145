import { localDate } from '@servery/domain/hours/availability';
import { until } from './cards.ts';
import { atConsole } from './console.ts';
import type { Person, Shop } from './shop.ts';

/** The daily comparison, as an owner sees it. */
export function comparing(shop: () => Shop, email = 'owner@example.com') {
  let held: { person: Person; at: number } | undefined;
  /** Signs in again where the clock was moved past the end of the session. */
  const atDesk = async () => {
    const { now } = shop().clock;
    if (!held || now - held.at > 6 * 3_600_000) held = { person: await atConsole(shop(), email), at: now };
    return held.person;
  };
  /** Runs the comparison by hand, and waits until every provider has answered. */
  const check = async (day: string) => {
    const owner = await atDesk();
    await owner.call('ConsoleCases.check', { day });
    return until(shop(), async () => {
      const seen = await owner.call('ConsoleCases');
      const ofDay = seen.checks.filter((each) => each.day === day);
      // A machine that is too busy to answer in time is asked again.
      if (ofDay.some(({ state }) => state === 'failed')) shop().clock.now += 10_000;
      return ofDay.length === 3 && ofDay.every(({ state }) => state === 'done') && seen;
    });
  };
  return {
    atDesk,
    check,
    today: () => localDate(shop().clock.now, 'Australia/Perth').toString(),
    /** Long enough that the slowest provider lists what has happened. */
    wait: () => {
      shop().clock.now += 4 * 3_600_000;
    },
    casesOf: async (day: string, about: string) =>
      (await check(day)).cases.filter((each) => [each.reference, each.order_id].includes(about)),
  };
}
