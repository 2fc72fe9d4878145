const GROUPS = 8;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

const hexOfIpv4 = (text: string): string[] => {
  const parts = IPV4.exec(text)?.slice(1).map(Number) ?? [];
  return [0, 2].map((at) => ((parts[at] ?? 0) * 256 + (parts[at + 1] ?? 0)).toString(16));
};

/** The eight groups of an IPv6 address, however short it is written. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((half) =>
    half
      .split(':')
      .filter((part) => part !== '')
      .flatMap((part) => (part.includes('.') ? hexOfIpv4(part) : [part])),
  );
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((part) => Number.parseInt(part, 16));
}

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

function readAddress(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!bare.includes(':')) return bare;
  const groups = groupsOf(bare);
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const net = groups.slice(0, 4).map((group) => group.toString(16));
  return `${net.join(':')}::/64`;
}

/** Reads each text once, and forgets them all rather than keep more than so many: whoever calls chooses the texts. */
export function readOnce(read: (text: string) => string, most: number): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const answer = read(text);
    kept.set(text, answer);
    return answer;
  };
}

/**
 * Whom a limit counts, by where a request comes from: an IPv4 address, or the /64 of an IPv6 one, since a household or
 * a phone has all of that to choose from. The same caller is the same text, however the address is written. Every call
 * asks, and most come from few places.
 */
export const clientAddress = readOnce(readAddress, 4096);
