import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Control } from '#controls/control';
import type { Bank } from './bank.ts';
import type { Banks } from './banks.ts';
import { allowPages } from './allow-pages.ts';
import { asChallenged } from './challenges.ts';
import { readCard } from './cards.ts';

const text = z.string().trim();
const tokenise = z.object({
  input: z.object({
    creditCard: z.object({
      number: text,
      expirationMonth: text.optional(),
      expirationYear: text.optional(),
      expirationDate: text.optional(),
      cvv: text.optional(),
      cardholderName: z.string().optional(),
    }),
  }),
});
const question = z.object({
  operationName: z.string().optional(),
  query: z.string(),
  variables: z.unknown().optional(),
});

const problem = (
  reply: FastifyReply,
  errorClass: string,
  it: { message: string; code?: string; path?: string[] },
) =>
  reply.send({
    data: null,
    errors: [
      {
        message: it.message,
        extensions: { errorClass, legacyCode: it.code ?? '', inputPath: it.path ?? [] },
      },
    ],
  });

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, char, index) => {
      const value = Number(char) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

type CardInput = z.output<typeof tokenise>['input']['creditCard'];

function cardProblem({ number, cvv }: CardInput, month: string, year: string) {
  const path = (field: string) => ['input', 'creditCard', field];
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    return { message: 'Credit card number is invalid', code: '81715', path: path('number') };
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^(\d{2}|\d{4})$/.test(year))
    return { message: 'Expiration date is invalid', code: '81710', path: path('expirationDate') };
  if (cvv !== undefined && !/^\d{3,4}$/.test(cvv))
    return {
      message: 'CVV must be 4 digits for American Express and 3 digits for other card types',
      code: '81707',
      path: path('cvv'),
    };
  return undefined;
}

function answerCard(
  reply: FastifyReply,
  { bank, control }: { bank: Bank; control: Control },
  variables: unknown,
) {
  const parsed = tokenise.safeParse(variables);
  if (!parsed.success) return problem(reply, 'VALIDATION', { message: 'Variable input is not valid' });
  const card = parsed.data.input.creditCard;
  const [first = '', second = ''] = (card.expirationDate ?? '').split('/');
  const month = card.expirationMonth ?? first;
  const year = card.expirationYear ?? second;
  const wrong = cardProblem(card, month, year);
  if (wrong) return problem(reply, 'VALIDATION', wrong);
  const read = readCard(card.number, month, year);
  const held = asChallenged(read, control);
  const brandCode = held.type.toUpperCase().replaceAll(' ', '_');
  return reply.send({
    data: {
      tokenizeCreditCard: {
        token: bank.addNonce(held),
        creditCard: {
          bin: held.bin,
          brandCode,
          last4: held.last4,
          cardholderName: card.cardholderName ?? null,
          expirationMonth: held.month,
          expirationYear: held.year,
        },
      },
    },
  });
}

const merchantOf = (key: string): string => key.split('_').slice(2).join('_');

const configuration = (key: string, url: string) => ({
  data: {
    clientConfiguration: {
      environment: 'SANDBOX',
      merchantId: merchantOf(key),
      clientApiUrl: `${url}/braintree/merchants/${merchantOf(key)}/client_api`,
      creditCard: {
        supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
        challenges: ['CVV'],
        threeDSecureEnabled: true,
      },
      applePayWeb: {
        countryCode: 'AU',
        currencyCode: 'AUD',
        merchantIdentifier: 'merchant.servery.sandbox',
        supportedCardBrands: ['VISA', 'MASTERCARD'],
      },
      googlePay: {
        displayName: 'Servery sandbox',
        environment: 'SANDBOX',
        googleAuthorization: `sandbox-google-${merchantOf(key)}`,
        supportedCardBrands: ['VISA', 'MASTERCARD'],
      },
      supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
    },
  },
});

type Tokeniser = { banks: Banks; control: Control };

/** What the browser speaks to: a card becomes a nonce here, and the product never sees the card. */
export function graphqlRoutes(at: Tokeniser): FastifyPluginCallback {
  return (app, _options, done) => {
    allowPages(app);
    app.options('/graphql', (_request, reply) => reply.code(204).send());
    app.post('/graphql', (request, reply) => {
      const key = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (key.split('_').length < 3)
        return problem(reply, 'AUTHENTICATION', { message: 'Authentication credentials are required' });
      if (!request.headers['braintree-version'])
        return problem(reply, 'UNSUPPORTED_CLIENT', { message: 'Header Braintree-Version is required' });
      const asked = question.safeParse(request.body);
      if (!asked.success) return problem(reply, 'VALIDATION', { message: 'The query is not valid' });
      const { query, operationName = '' } = asked.data;
      if (/tokenizeCreditCard/i.test(`${operationName} ${query}`))
        return answerCard(reply, { ...at, bank: at.banks.of(merchantOf(key)) }, asked.data.variables);
      if (/clientConfiguration/i.test(query))
        return reply.send(configuration(key, `${request.protocol}://${request.host}`));
      return problem(reply, 'VALIDATION', { message: 'The query is not known here' });
    });
    done();
  };
}
