import { cardProviders } from './card/provider.ts';
import { coinbaseProvider } from './coinbase/provider.ts';
import { cryptoProvider } from './crypto/provider.ts';
import { paypalProvider } from './paypal/provider.ts';
import { addressProvider } from './address/provider.ts';
import { errorsProvider } from './errors/provider.ts';
import { mailProvider } from './mail/provider.ts';
import { mediaProvider } from './media/provider.ts';
import type { Provider } from './provider.ts';
import { socialProvider } from './social/provider.ts';
import { terminalProviders } from './terminal/provider.ts';
import { textProvider } from './text/provider.ts';
import { toolsProvider } from './tools/provider.ts';

export const providers: readonly Provider[] = [
  mailProvider,
  textProvider,
  addressProvider,
  socialProvider,
  ...cardProviders(),
  paypalProvider,
  cryptoProvider,
  errorsProvider,
  mediaProvider,
  coinbaseProvider,
  ...terminalProviders(),
  toolsProvider,
];
