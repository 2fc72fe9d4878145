import { openLink } from '#actions/customer/account/open-link';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';

/** A link's `sid` is such a token too, and never the sid of a session: nobody can be put into somebody else's. */
export const loginByUrl = writeAction('LoginByUrl', async (tx, input, caller) => {
  const token = input.usertoken ?? input.sid;
  const nobody = input.usertoken !== undefined && input.userid === undefined;
  if (token === undefined || nobody) return fail('link_invalid');
  return openLink(tx, { token, userid: input.userid, agreed: input.agreed === 1 }, caller);
});
