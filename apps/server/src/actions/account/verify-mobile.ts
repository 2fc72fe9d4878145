import { ownAccount } from '#actions/account/own-account';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { takeTurn } from '#safety/turns';
import { addNotice } from '#stores/jobs';

/** A number counts once a text to it has been opened. */
export const verifyMobile = writeAction('VerifyMobile', async (tx, _input, context) => {
  const { address, now, reach } = context;
  const owner = await ownAccount(tx, context);
  if (!owner) return fail('members_only');
  const { id, mobile, brand_code } = owner;
  if (mobile === '') return fail('pin_needs_mobile');
  if (owner.mobile_verified_at !== null) return answer({});
  if (!reach.text) return fail('verify_off');
  const person = `${brand_code}:${mobile}`;
  const turn = await takeTurn(tx, { what: 'verify', person, address, now });
  if (turn === 'address-had-enough') return fail('locked_out', { wait: 'an hour' });
  if (turn === 'given') await addNotice(tx, { template: 'verify-mobile', customer_id: id, mobile }, now);
  return answer({});
});
