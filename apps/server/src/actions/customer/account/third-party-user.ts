import { openLink } from '#actions/customer/account/open-link';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';

export const thirdPartyUser = writeAction('ThirdPartyUser', async (tx, input, caller) => {
  const opened = await openLink(
    tx,
    { token: input.usertoken, userid: input.userid, agreed: input.agreed === 1 },
    caller,
  );
  return opened.ok ? answer({ customer: opened.value.customer }) : opened;
});
