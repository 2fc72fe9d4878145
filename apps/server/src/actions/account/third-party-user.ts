import { openLink } from '#actions/account/open-link';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';

export const thirdPartyUser = writeAction('ThirdPartyUser', async (tx, input, context) => {
  const opened = await openLink(
    tx,
    { token: input.usertoken, userid: input.userid, agreed: input.agreed === 1 },
    context,
  );
  return opened.ok ? answer({ customer: opened.value.customer }) : opened;
});
