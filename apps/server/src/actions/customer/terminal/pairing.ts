import { fail } from '@servery/domain/failure';
import { isTokenAccepted } from '@servery/domain/terminal/rules';
import { terminalTexts } from '@servery/domain/terminal/texts';
import { terminalByGuid } from '#actions/customer/terminal/own-terminal';
import { ownAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { fetchToken, sealedFor, unavailable } from '#payments/terminal-token';
import { keepPairing, NO_PAIRING } from '#stores/terminals';

/** Auth 1 of 2. The secret leaves the server sealed, and is kept once the pinpad has answered. */
export const linklyPair = ownAction('Linkly.pair', ['payments'], async (db, input, by) => {
  const held = await db.read((tx) => terminalByGuid(tx, input.pos_guid, by));
  if (!held.ok) return held;
  const { username, password, paircode } = input;
  const said = await held.terminals.port.pair({
    username,
    password,
    pairCode: paircode.replaceAll(/\s/g, ''),
  });
  if (said.is === 'refused')
    return fail('pair_failed', { text: terminalTexts.pairFailed({ reason: said.why }) });
  return answer({ secret: held.terminals.sealer.seal(said.secret, sealedFor(input.pos_guid, 'secret')) });
});

/** Auth 2 of 2, with the secret of just now or with the kept one. */
export const linklyToken = ownAction('Linkly.token', ['payments'], async (db, input, by) => {
  const held = await db.read((tx) => terminalByGuid(tx, input.pos_guid, by));
  if (!held.ok) return held;
  const { terminal, terminals } = held;
  const { pos_guid: posGuid } = terminal;
  const secret = terminals.sealer.open(input.secret || terminal.secret, sealedFor(posGuid, 'secret'));
  if (secret === undefined) return unavailable('not_paired', 'MSG-LCP2');
  const got = await fetchToken(terminals, { posGuid, secret }, by.caller.now);
  if (!got.ok) return fail('token_failed', { text: terminalTexts.tokenFailed({ reason: got.why }) });
  return answer({ oauth_token: got.sealed, oauth_expiry: Math.floor(got.expiresAt / 1000) });
});

export const linklyStatus = ownAction('Linkly.status', ['payments'], async (db, input, by) => {
  const held = await db.read((tx) => terminalByGuid(tx, input.pos_guid, { ...by, off: 'MSG-LPPS1' }));
  if (!held.ok) return held;
  const { port, sealer } = held.terminals;
  const token = sealer.open(input.oauth_token, sealedFor(input.pos_guid, 'token'));
  if (token === undefined) return unavailable('not_paired', 'MSG-LPPS2');
  const said = await port.status(token);
  if (said.is === 'ready') return answer({});
  return fail('pinpad_failed', { text: terminalTexts.statusFailed({ reason: said.why }) });
});

/** Only what this server has sealed for this very screen is kept. */
export const updateEftpos = writeAction('UpdateEftpos', ['payments'], async (tx, input, by) => {
  const held = await terminalByGuid(tx, input.pos_guid, by);
  if (!held.ok) return held;
  const { terminal, terminals } = held;
  const { now } = by.caller;
  const { secret, oauth_token: token, oauth_expiry: expiry } = input.payload;
  if (secret === '') {
    await keepPairing(tx, terminal.id, { ...NO_PAIRING, now });
    return answer({});
  }
  const opens = (sealed: string, what: 'secret' | 'token') =>
    terminals.sealer.open(sealed, sealedFor(terminal.pos_guid, what)) !== undefined;
  if (!opens(secret, 'secret') || !opens(token, 'token') || !isTokenAccepted(expiry * 1000, now))
    return unavailable('not_paired', 'MSG-LCP2');
  await keepPairing(tx, terminal.id, { secret, token, token_expires_at: expiry * 1000, now });
  return answer({});
});
