import { fail, type Failure } from '@servery/domain/failure';
import { isTokenAccepted } from '@servery/domain/terminal/rules';
import { terminalTexts } from '@servery/domain/terminal/texts';
import type { Database } from '#db/database';
import type { Payments } from '#payments/payments';
import { columnPurpose } from '#safety/seal';
import { keepToken, type TerminalRecord } from '#stores/terminals';

export type Terminals = NonNullable<Payments['terminal']>;

/** What is sealed for one screen opens for no other, and a token is no secret. */
export const sealedFor = (posGuid: string, what: 'secret' | 'token'): string =>
  columnPurpose('terminal', posGuid, what);

type NewToken = { ok: true; token: string; sealed: string; expiresAt: number } | { ok: false; why: string };

/** A token from the vendor, where it is good for long enough to pay with it. */
export async function fetchToken(
  { port, sealer }: Terminals,
  of: { posGuid: string; secret: string },
  now: number,
): Promise<NewToken> {
  const said = await port.token({ secret: of.secret, posId: of.posGuid });
  if (said.is === 'refused') return { ok: false, why: said.why };
  const expiresAt = now + said.seconds * 1000;
  if (!isTokenAccepted(expiresAt, now)) return { ok: false, why: terminalTexts.expiresSoon };
  const sealed = sealer.seal(said.token, sealedFor(of.posGuid, 'token'));
  return { ok: true, token: said.token, sealed, expiresAt };
}

type TokenProblem = { ok: false; why: 'not_paired' } | { ok: false; why: 'refused'; text: string };

/** The token that a terminal is asked with: the kept one while it is good, else a new one, which is kept. */
export async function tokenOf(
  db: Database,
  terminals: Terminals,
  { terminal, now }: { terminal: TerminalRecord; now: number },
): Promise<{ ok: true; token: string } | TokenProblem> {
  const { pos_guid: posGuid } = terminal;
  const kept = terminals.sealer.open(terminal.token, sealedFor(posGuid, 'token'));
  if (kept !== undefined && isTokenAccepted(terminal.token_expires_at, now)) return { ok: true, token: kept };
  const secret = terminals.sealer.open(terminal.secret, sealedFor(posGuid, 'secret'));
  if (secret === undefined) return { ok: false, why: 'not_paired' };
  const fetched = await fetchToken(terminals, { posGuid, secret }, now);
  if (!fetched.ok) return { ok: false, why: 'refused', text: fetched.why };
  await db.write((tx) =>
    keepToken(tx, terminal, { token: fetched.sealed, token_expires_at: fetched.expiresAt, now }),
  );
  return { ok: true, token: fetched.token };
}

/** 'Eftpos (Linkly) is not currently available (MSG-LCP2). …' */
export const unavailable = <const Code extends string>(failure: Code, code: string): Failure<Code> =>
  fail(failure, { text: terminalTexts.unavailable({ code }) });
