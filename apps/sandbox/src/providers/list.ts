import { addressProvider } from './address/provider.ts';
import { mailProvider } from './mail/provider.ts';
import type { Provider } from './provider.ts';
import { textProvider } from './text/provider.ts';

export const providers: readonly Provider[] = [mailProvider, textProvider, addressProvider];
