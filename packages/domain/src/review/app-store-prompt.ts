import type { AppStore } from '@servery/contract/calls/customer/feedback';
import { isContent, type Rated } from '#review/rating';
import { storeFor } from '#review/review-prompt';
import { t } from '#review/texts';

type Place = { name: string; stores: { ios: string; android: string }; inApp: boolean };

/** Who was content is asked, inside the app, for a word in its store; in the browser, to try the app. */
export function appStorePrompt(rated: Rated, { name, stores, inApp }: Place): AppStore | undefined {
  const url = storeFor(stores);
  if (url === '' || !isContent(rated)) return undefined;
  return {
    show_review_prompt: inApp ? 1 : 0,
    review_prompt_text: inApp ? t.reviewInApp({ brand: name }) : '',
    review_app_url: inApp ? url : '',
    show_download_prompt: inApp ? 0 : 1,
    download_prompt_text: inApp ? '' : t.getApp({ brand: name }),
    download_app_url: inApp ? '' : url,
  };
}
