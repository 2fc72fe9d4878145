import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

const OURS = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  OURS.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OURS.addSubnet(net, bits, 'ipv6');

/** ::ffff:10.0.0.1 is 10.0.0.1, and is looked at as such. */
export function isPublicAddress(address: string): boolean {
  const bare = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return !OURS.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
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
