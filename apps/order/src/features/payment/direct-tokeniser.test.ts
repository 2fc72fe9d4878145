import { afterEach, expect, test, vi } from 'vitest';
import { directTokeniser } from '#features/payment/direct-tokeniser.ts';

const card = { name: 'MIA KOWALSKI', number: '4111 1111 1111 1111', expiry: '12 / 28', csc: '012' };
const tokeniser = directTokeniser({ url: 'https://cards.example.com/graphql', key: 'sandbox_abc_shop' });

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

test('hands number, expiry, security code and postcode to the provider and gets a nonce [CHK-245 ACC-308]', async () => {
  const fetched = answering({ data: { tokenizeCreditCard: { token: 'tokencc_1' } } });
  expect(await tokeniser.tokenise(card, { postcode: '6160' })).toEqual({ ok: true, nonce: 'tokencc_1' });
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://cards.example.com/graphql');
  expect(new Headers(request?.headers).get('authorization')).toBe('Bearer sandbox_abc_shop');
  expect(JSON.parse(request?.body as string)).toMatchObject({
    operationName: 'TokenizeCreditCard',
    variables: {
      input: {
        creditCard: {
          number: '4111111111111111',
          expirationMonth: '12',
          expirationYear: '2028',
          cvv: '012',
          billingAddress: { postalCode: '6160' },
        },
      },
    },
  });
});

test('says in the words of the provider what is wrong with the card', async () => {
  answering({ errors: [{ message: 'CVV is invalid', extensions: { errorClass: 'VALIDATION' } }] });
  expect(await tokeniser.tokenise(card, { postcode: '' })).toEqual({ ok: false, message: 'CVV is invalid' });
});

test('a provider that cannot be reached, or answers nonsense, says so [CHK-112]', async () => {
  const words = { ok: false, message: 'Error contacting Braintree Payments' };
  answering({}, 500);
  expect(await tokeniser.tokenise(card, { postcode: '' })).toEqual(words);
  answering({ errors: [{ message: 'no', extensions: { errorClass: 'AUTHORIZATION' } }] });
  expect(await tokeniser.tokenise(card, { postcode: '' })).toEqual(words);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  expect(await tokeniser.tokenise(card, { postcode: '' })).toEqual(words);
});
