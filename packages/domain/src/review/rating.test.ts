import { expect, test } from 'vitest';
import { appStorePrompt } from '#review/app-store-prompt';
import { missingRating, notRated } from '#review/rating';

const FINE = { ease_of_use: 4, speed: 5, overall: 4 };
const stores = { ios: 'https://example.com/ios', android: '' };

test('the first rating that is not a whole number from 1 to 5 is missing [ACC-199]', () => {
  expect(missingRating(notRated)).toBe('ease_of_use');
  expect(missingRating({ ...FINE, speed: 0 })).toBe('speed');
  expect(missingRating({ ...FINE, overall: 5.5 })).toBe('overall');
  expect(missingRating(FINE)).toBeUndefined();
});

test('who was content is asked for a word in the store, or pointed to the app where there is one [ACC-202 ACC-360]', () => {
  const place = { name: 'Banksia', stores, inApp: true };
  expect(appStorePrompt(FINE, place)).toMatchObject({
    show_review_prompt: 1,
    review_app_url: 'https://example.com/ios',
    show_download_prompt: 0,
    download_app_url: '',
  });
  expect(appStorePrompt(FINE, { ...place, inApp: false })).toMatchObject({
    show_review_prompt: 0,
    show_download_prompt: 1,
    download_app_url: 'https://example.com/ios',
  });
  expect(appStorePrompt({ ...FINE, speed: 3 }, place)).toBeUndefined();
  expect(appStorePrompt(FINE, { ...place, stores: { ios: '', android: '' } })).toBeUndefined();
});
