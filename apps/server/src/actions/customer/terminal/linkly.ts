import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { findCustomer } from '#stores/people';
import { ensurePosId } from '#stores/screens';
import type { SessionRecord } from '#stores/sessions';
import { assignPosId, terminalOf, type TerminalRecord } from '#stores/terminals';

type Eftpos = CallOutput<'Linkly'>['account']['eftpos'];
const flagOf = (on: boolean | number): 0 | 1 => (on ? 1 : 0);

const pairingOf = (terminal: TerminalRecord | undefined) => ({
  pos_guid: terminal?.pos_guid ?? '',
  secret: terminal?.secret ?? '',
  oauth_token: terminal?.token ?? '',
  oauth_expiry: Math.floor((terminal?.token_expires_at ?? 0) / 1000),
  receipt_cut: flagOf(terminal?.receipt_cut ?? 0),
  receipt_auto_print: flagOf(terminal?.receipt_auto_print ?? 0),
});

/** The screen's own, which it is given now if it has none. */
const posIdOf = async (tx: Tx, { screen_id: screenId }: SessionRecord): Promise<string> =>
  screenId === null ? randomUUID() : ensurePosId(tx, screenId, randomUUID());

/**
 * The account of a kiosk or staff with its terminal. What its pairing is made of stays sealed. A screen that takes cards
 * and has no POS ID yet is given one: it is the first thing that its pairing needs.
 */
export const linkly = writeAction('Linkly', ['payments'], async (tx, _input, { caller, payments }) => {
  const { session } = caller;
  if (!session || session.channel === 'online' || !session.venue_id) return fail('forbidden');
  const customer = await findCustomer(tx, session.customer_id ?? 0);
  const venue = customer && (await caller.venues.bySlug(tx, customer.menu_name));
  if (!customer || !venue) return fail('forbidden');
  const { channel } = session;
  const isHere = venue.methods.some(({ code, channels }) => code === 'eftpos' && channels.includes(channel));
  const takes = payments.terminal !== undefined && isHere;
  const provider = takes ? customer.eftpos_provider : '';
  const of = { customerId: customer.id, venueId: session.venue_id, now: caller.now };
  if (provider !== '' && !(await terminalOf(tx, of)))
    await assignPosId(tx, { ...of, posGuid: await posIdOf(tx, session) });
  const eftpos: Eftpos = {
    is_eftpos_enabled: flagOf(provider !== ''),
    eftpos_provider: provider,
    username: '',
    password: '',
    paircode: '',
    oauth_refresh_token: '',
    ...pairingOf(await terminalOf(tx, of)),
  };
  return answer({
    account: { eftpos, country_code: venue.countryCode, currency_code: 'AUD' },
    customer: { id: customer.id, name: customer.name },
  });
});
