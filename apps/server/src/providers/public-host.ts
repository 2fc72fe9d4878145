import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

/** What IANA's registries of special addresses keep from the public networks; of IPv6 only 2000::/3 is one. */
const OURS = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  OURS.ipv4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Within the public network: Teredo and other protocols, documents, and IPv4 inside of IPv6.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  OURS.ipv6.addSubnet(net, bits, 'ipv6');

/** ::ffff:10.0.0.1 is 10.0.0.1, and is looked at as such. */
export function isPublicAddress(address: string): boolean {
  const bare = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIPv6(bare) ? 'ipv6' : 'ipv4';
  return !OURS[family].check(bare, family);
}

/** Whether a name leads out of the house: none of its addresses is of this machine or its network. */
export async function leadsOutside(url: string): Promise<boolean> {
  try {
    const addresses = await lookup(new URL(url).hostname, { all: true });
    return addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
  } catch {
    return false;
  }
}
