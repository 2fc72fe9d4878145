import { loadScript } from '#features/payment/load-script.ts';

/** The vendor's version that this was written against. */
const SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js';

export type Client = {
  getConfiguration(): { gatewayConfiguration: { threeDSecureEnabled?: boolean } };
};
type Verified = { nonce: string; liabilityShifted?: boolean; liabilityShiftPossible?: boolean };
type ThreeDSecure = {
  verifyCard(card: {
    nonce: string;
    bin: string;
    amount: string;
    onLookupComplete(data: unknown, next: () => void): void;
  }): Promise<Verified>;
};
type HostedFields = {
  tokenize(options: {
    cardholderName: string;
    billingAddress?: { postalCode: string };
  }): Promise<{ nonce: string; details?: { bin?: string } }>;
  on(event: 'cardTypeChange', heard: (event: { cards: { type: string }[] }) => void): void;
  teardown(): Promise<void>;
};
export type Braintree = {
  client: { create(options: { authorization: string }): Promise<Client> };
  hostedFields: { create(options: object): Promise<HostedFields> };
  threeDSecure: { create(options: { version: number; client: Client }): Promise<ThreeDSecure> };
};

/** The vendor's own script, with the part that is needed, and a client of it for this key. */
export async function loadBraintree(
  part: 'hosted-fields' | 'three-d-secure',
  key: string,
): Promise<{ braintree: Braintree; client: Client }> {
  await loadScript(`${SCRIPTS}/client.min.js`);
  await loadScript(`${SCRIPTS}/${part}.min.js`);
  const { braintree } = globalThis as unknown as { braintree: Braintree };
  return { braintree, client: await braintree.client.create({ authorization: key }) };
}
