import type { PushData } from '@servery/contract/device';

/** What a provider reaches a phone by: its subscription, or the token where it has no subscriptions. */
export const pushAddress = ({ subId, pushToken }: PushData): string => subId ?? pushToken ?? '';

export const pushFacts = ({ appId, subId, userId, pushToken }: PushData) => ({
  ...(appId === undefined ? {} : { app_id: appId }),
  ...(subId === undefined ? {} : { sub_id: subId }),
  ...(userId === undefined ? {} : { user_id: userId }),
  ...(pushToken === undefined ? {} : { push_token: pushToken }),
});
