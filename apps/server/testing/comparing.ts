import { localDate } from '@servery/domain/hours/availability';
import { createPayments } from '#payments/payments';
import { createSealer } from '#safety/seal';
import { secretKeys } from '#safety/secret-keys';
import { until } from './cards.ts';
import { atConsole } from './console.ts';
import type { Person, Servery } from './servery.ts';

/** The daily comparison, as an owner sees it. */
export function comparing(servery: () => Servery, email = 'owner@example.com') {
  let held: { person: Person; at: number } | undefined;
  /** Signs in again where the clock was moved past the end of the session. */
  const atDesk = async () => {
    const { now } = servery().clock;
    if (!held || now - held.at > 6 * 3_600_000) held = { person: await atConsole(servery(), email), at: now };
    return held.person;
  };
  /** Runs the comparison by hand, and waits until every provider has answered. */
  const check = async (day: string) => {
    const owner = await atDesk();
    await owner.call('ConsoleCases.check', { day });
    return until(servery(), async () => {
      const seen = await owner.call('ConsoleCases');
      const ofDay = seen.checks.filter((each) => each.day === day);
      // A machine that is too busy to answer in time is asked again.
      if (ofDay.some(({ state }) => state === 'failed')) servery().clock.now += 10_000;
      return ofDay.length === 3 && ofDay.every(({ state }) => state === 'done') && seen;
    });
  };
  return {
    atDesk,
    check,
    today: () => localDate(servery().clock.now, 'Australia/Perth').toString(),
    /** Long enough that the slowest provider lists what has happened. */
    wait: () => {
      servery().clock.now += 4 * 3_600_000;
    },
    casesOf: async (day: string, about: string) =>
      (await check(day)).cases.filter((each) => [each.reference, each.order_id].includes(about)),
  };
}

/** As the server makes it of the same settings. */
export const paymentsOf = ({ config }: Servery) =>
  createPayments(config.payments, {
    sealer: createSealer(secretKeys(config)),
    log: { info: () => {}, error: () => {} },
    siteUrl: () => '',
  });
