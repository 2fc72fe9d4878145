import { fail, type Failure } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import type { ReadTx } from '#db/database';
import type { Payments } from '#payments/payments';
import { type Terminals, unavailable } from '#payments/terminal-token';
import { terminalOf, type TerminalRecord } from '#stores/terminals';

/** Kiosk and staff alone, each for their own screen; what a body says makes nobody else's terminal theirs. */
export async function ownTerminal(tx: ReadTx, { session }: Caller): Promise<TerminalRecord | undefined> {
  if (!session || session.channel === 'online' || !session.customer_id || !session.venue_id) return undefined;
  return terminalOf(tx, { customerId: session.customer_id, venueId: session.venue_id });
}

type Held =
  | { ok: true; terminal: TerminalRecord; terminals: Terminals }
  | Failure<'forbidden' | 'eftpos_off' | 'no_pos_id'>;

/** The caller's terminal, asked for by its POS ID. */
export async function terminalByGuid(
  tx: ReadTx,
  posGuid: string,
  by: { caller: Caller; payments: Payments; /** How it is said that there are none. */ off?: string },
): Promise<Held> {
  const { caller, payments } = by;
  if (!caller.session || caller.session.channel === 'online') return fail('forbidden');
  if (!payments.terminal) return unavailable('eftpos_off', by.off ?? 'MSG-LCP1');
  const terminal = await ownTerminal(tx, caller);
  if (!terminal) return fail('no_pos_id');
  return terminal.pos_guid === posGuid
    ? { ok: true, terminal, terminals: payments.terminal }
    : fail('forbidden');
}
