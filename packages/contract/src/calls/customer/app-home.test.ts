import { expect, test } from 'vitest';
import { appHome } from '#calls/customer/app-home';
import { throughForm } from '#testing/through-form';

test('asks for the home page with nothing but the action, and answers its four fields [ACC-302 ACC-362]', () => {
  expect(throughForm(appHome, {})).toEqual({});
  expect(Object.keys(appHome.output.shape).toSorted()).toEqual([
    'blocks',
    'layout',
    'merchant',
    'redirect_uri',
  ]);
});

test('drops fields that it does not know', () => {
  expect(throughForm(appHome, { RequestAction: 'AppHome', isAdmin: 1 })).toEqual({});
});
