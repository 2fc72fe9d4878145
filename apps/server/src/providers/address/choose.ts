import type { Config } from '#config';
import { addressrAddresses } from '#providers/address/addressr';
import { googleAddresses } from '#providers/address/google';
import type { AddressPort } from '#providers/address/port';

/** The venue's own Addressr where there is one, else Google; with neither, addresses are typed by hand. */
export function chooseAddressPort(config: Config): AddressPort | undefined {
  if (config.addressrUrl) return addressrAddresses(config.addressrUrl);
  if (config.googleMapsKey) return googleAddresses(config.googleMapsUrl, config.googleMapsKey);
  return undefined;
}
