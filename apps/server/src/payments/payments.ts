import { accountsAt } from '@servery/domain/payments/accounts';
import { isAtTerminal } from '@servery/domain/payments/methods';
import { BoundedCache } from '#bounded-cache';
import type { ReadTx } from '#db/database';
import type { Log } from '#log';
import { readAccountKeys } from '#payments/account-keys';
import {
  installationPorts,
  NO_PORTS,
  offerOf,
  type PaymentOffer,
  type PaymentPorts,
  portOf,
  walletsOf,
} from '#payments/ports';
import { accountPort, type AccountPort } from '#providers/account-ports';
import type { PaymentsConfig } from '#providers/payments-config';
import { linklyTerminals } from '#providers/terminal/linkly';
import type { TerminalPort } from '#providers/terminal/port';
import type { Sealer } from '#safety/seal';
import { type AccountRecord, accountsFor, accountsIn, findAccount } from '#stores/payment-accounts';

export type Payments = {
  /** Card terminals, and what keeps their secrets. */
  terminal: { port: TerminalPort; sealer: Sealer } | undefined;
  /** How long a provider is waited for; what is not answered by then is looked into. */
  timeoutMs: number;
  /** Where customers of a brand are sent back to. */
  siteUrl(brandCode: string): string;
  /** Through whom a venue is paid from now on. */
  at(tx: ReadTx, venueId: number): Promise<PaymentPorts>;
  /** Through whom this was paid, whatever the venue has now. Of another account there is nothing in it. */
  of(tx: ReadTx, paid: { account_id: string | null }): Promise<PaymentPorts>;
  /** What every venue may offer that has no account of its own. */
  installationOffer: PaymentOffer;
  /** What the menu of a venue may offer. */
  offerAt(tx: ReadTx, venueId: number): Promise<PaymentOffer>;
  /** The same for every venue of a brand at once. */
  offersIn(tx: ReadTx, brandCode: string): Promise<(venueId: number) => PaymentOffer>;
  /** What at least one venue of a brand may offer. */
  offeredIn(tx: ReadTx, brandCode: string): Promise<(method: string) => boolean>;
  /** Whom pages of a brand speak to when somebody pays by card through an account of its own. */
  cardHostsIn(
    tx: ReadTx,
    brandCode: string,
  ): Promise<readonly { url: string; live: boolean; google: boolean }[]>;
  /** What is made of an account's keys; nothing where they cannot be opened or read. */
  clientOf(account: AccountRecord): AccountPort | undefined;
  sealer: Sealer;
  accountDefaults: PaymentsConfig['accounts'];
};

/** Clients of so many accounts are kept; who comes back later gets a new one. */
const MOST_CLIENTS = 500;
/** Only what is this account's own. */
function portsOf(account: AccountRecord, made: AccountPort | undefined, timeoutMs: number): PaymentPorts {
  const own = { ...NO_PORTS, accounts: { [account.method]: account.id } };
  if (!made) return own;
  if (made.is === 'redirect') return { ...own, redirect: { [account.method]: made.port } };
  const { appleMerchantId: merchantId, google } = made;
  const apple = merchantId === undefined ? undefined : { merchantId, ...OWN_APPLE, timeoutMs };
  return { ...own, card: made.port, wallets: walletsOf({ applePay: apple, googlePay: google }, made.port) };
}
/** Apple knows the venue through its card provider. */
const OWN_APPLE = { certificate: undefined, url: undefined, associationFile: undefined } as const;

/** The installation's, but for what an account stands in the place of: never both for one kind of payment. */
function overlaid(base: PaymentPorts, over: readonly PaymentPorts[]): PaymentPorts {
  const { card, wallets } = over.find(({ accounts }) => 'card' in accounts) ?? base;
  const redirects = over.flatMap(({ accounts, redirect }) =>
    Object.keys(accounts)
      .filter((method) => method !== 'card')
      // One whose keys can't be opened takes nothing, and nothing goes to somebody else's account instead.
      .map((method) => [method, redirect[method]] as const),
  );
  return {
    card,
    wallets,
    redirect: { ...base.redirect, ...Object.fromEntries(redirects) },
    accounts: Object.fromEntries(over.flatMap(({ accounts }) => Object.entries(accounts))),
  };
}

type Wiring = { sealer: Sealer; log: Log; siteUrl: Payments['siteUrl'] };

export function createPayments(config: PaymentsConfig, { sealer, log, siteUrl }: Wiring): Payments {
  const installation = installationPorts(config);
  const terminal = config.linkly && { port: linklyTerminals(config.linkly), sealer };
  const clients = new BoundedCache<string, { version: number; made: AccountPort | undefined }>({
    most: MOST_CLIENTS,
  });

  const clientOf = (account: AccountRecord): AccountPort | undefined => {
    const held = clients.get(account.id);
    if (held?.version === account.version) return held.made;
    const keys = readAccountKeys(account, sealer);
    if (!keys) log.error({ account: account.id }, 'the keys of a payment account cannot be opened');
    const made = keys && accountPort(keys, config.accounts);
    clients.set(account.id, { version: account.version, made });
    return made;
  };
  const own = (account: AccountRecord) => portsOf(account, clientOf(account), config.timeoutMs);
  const together = (accounts: Iterable<AccountRecord>) => overlaid(installation, [...accounts].map(own));
  const at = async (tx: ReadTx, venueId: number) =>
    together(accountsAt(await accountsFor(tx, venueId), venueId).values());
  const offer = (ports: PaymentPorts) => offerOf(ports, terminal !== undefined);
  return {
    terminal,
    timeoutMs: config.timeoutMs,
    siteUrl,
    at,
    of: async (tx, { account_id: id }) => {
      if (id === null) return installation;
      const account = await findAccount(tx, id);
      return account ? own(account) : NO_PORTS;
    },
    installationOffer: offer(installation),
    offerAt: async (tx, venueId) => offer(await at(tx, venueId)),
    offersIn: async (tx, brandCode) => {
      const accounts = await accountsIn(tx, brandCode);
      return (venueId) => offer(together(accountsAt(accounts, venueId).values()));
    },
    offeredIn: async (tx, brandCode) => {
      const all = (await accountsIn(tx, brandCode)).map(own);
      return (method) => [installation, ...all].some((ports) => offer(ports).offers(method));
    },
    cardHostsIn: async (tx, brandCode) =>
      (await accountsIn(tx, brandCode)).flatMap((account) => {
        const made = clientOf(account);
        if (made?.is !== 'card') return [];
        const { port, google } = made;
        return [{ url: port.browser.url, live: port.live, google: !!google?.environment }];
      }),
    clientOf,
    sealer,
    accountDefaults: config.accounts,
  };
}

/** Whether paying by it at a venue moves real money. */
export async function isLiveAt(
  tx: ReadTx,
  payments: Payments,
  { venueId, method }: { venueId: number; method: string },
): Promise<boolean> {
  if (isAtTerminal(method)) return payments.terminal?.port.live === true;
  return portOf(await payments.at(tx, venueId), method)?.live === true;
}
