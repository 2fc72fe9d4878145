import { expect, test } from 'vitest';
import {
  addressFrom,
  addressText,
  joinAddress,
  postcodeIn,
  sameAddress,
  tidyAddress,
} from '#delivery/address';

const none = { address1: '', address2: '', city: '', state: '', postcode: '', country: '' };
const hay = {
  address1: '1 Hay St',
  address2: '',
  city: 'Perth',
  state: 'WA',
  postcode: '6000',
  country: 'AU',
};

test('joins address1, address2, city, state, postcode and country by commas', () => {
  expect(joinAddress(hay)).toBe('1 Hay St,,Perth,WA,6000,AU');
  expect(joinAddress({ ...hay, address2: 'Level 2, Suite 4' })).toBe(
    '1 Hay St,Level 2  Suite 4,Perth,WA,6000,AU',
  );
  expect(joinAddress({ ...hay, address1: ' 1 Hay St, ' })).toBe('1 Hay St,,Perth,WA,6000,AU');
});

test('shows an address without the gaps of what was left empty', () => {
  expect(tidyAddress('1 Hay St,,Perth,WA,6000,AU')).toBe('1 Hay St, Perth, WA, 6000, AU');
  expect(tidyAddress(' , ,')).toBe('');
});

test.each([
  ['1 Hay St,,Perth,WA,6000,AU', '1 Hay St, Perth WA 6000'],
  ['3/41 Marmion Street, East Fremantle, WA, 6158', '3/41 Marmion Street, East Fremantle WA 6158'],
  ['1 Hay St, Perth WA 6000, Australia', '1 Hay St, Perth WA 6000'],
  ['5 Queen St, Auckland, 1010, NZ', '5 Queen St, Auckland, 1010, NZ'],
  ['1 Hay St', '1 Hay St'],
  ['', ''],
])('reads %j as %j', (line, text) => {
  expect(addressText(line)).toBe(text);
});

test.each([
  ['1 Hay St,,Perth,WA,6000,AU', '6000'],
  ['1 Hay St, Perth WA 6000', '6000'],
  ['1 Hay St Perth WA 6000', '6000'],
  ['1200 Albany Highway, Cannington', ''],
  ['1200 Albany Highway', ''],
  ['5 Queen St, Auckland, 1010, NZ', '1010'],
  ['Unit 4012, 7 Sea View, Cottesloe, WA, 6011', '6011'],
  ['7 Sea View, Unit 4012, Cottesloe, WA, 6011', '6011'],
  ['', ''],
])('finds the postcode of %j', (text, postcode) => {
  expect(postcodeIn(text)).toBe(postcode);
});

test('takes an address as text, in parts, or as both', () => {
  expect(addressFrom('', hay)).toEqual({ address: '1 Hay St, Perth, WA, 6000, AU', postcode: '6000' });
  expect(addressFrom('1 Hay St,,Perth,WA,6000,AU', none)).toEqual({
    address: '1 Hay St, Perth, WA, 6000, AU',
    postcode: '6000',
  });
  expect(addressFrom('1 Hay St, Perth', hay)).toEqual({ address: '1 Hay St, Perth', postcode: '6000' });
  expect(addressFrom('', none)).toEqual({ address: '', postcode: '' });
  expect(addressFrom('', { ...none, postcode: '6000' })).toEqual({ address: '', postcode: '6000' });
  expect(addressFrom('', { ...hay, address1: ' ', postcode: ' 6000 ' })).toEqual({
    address: '',
    postcode: '6000',
  });
});

test('believes neither of two postcodes that contradict each other', () => {
  expect(addressFrom('1 Sea View, Cottesloe, WA, 6011', { ...none, postcode: '6160' }).postcode).toBe('');
});

test('knows an address again in other letters and spaces', () => {
  expect(sameAddress('1 Hay St,,Perth', '1 hay st, perth')).toBe(true);
  expect(sameAddress('1 hay st, perth', '1 Hay St,,Perth')).toBe(true);
  expect(sameAddress('1 Hay St, Perth', '2 Hay St, Perth')).toBe(false);
});
