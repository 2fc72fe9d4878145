import { Resolver } from 'node:dns/promises';
import { proofPlaces } from '@servery/domain/brand/hosts';
import type { HostProofPort } from '#providers/host-proof/port';
import { askOutside } from '#providers/outside';

const TIMEOUT_MS = 3000;

type Settings = {
  /** Asked in place of the machine's own: '127.0.0.1:5300'. */
  dnsServers?: readonly string[];
  /** Where files are looked for in place of the host itself, which may then be of this machine. */
  filesAt?: string;
};

/** Looks at the record first, and at the file only where it is not there. */
export function hostProofPort({ dnsServers = [], filesAt = '' }: Settings): HostProofPort {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  const inRecord = async (record: string, token: string) => {
    try {
      const entries = await resolver.resolveTxt(record);
      return entries.some((parts) => parts.join('').trim() === token);
    } catch {
      return false;
    }
  };
  const inFile = async (file: string, token: string) => {
    const url = new URL(filesAt === '' ? file : `${filesAt}/${file}`);
    const headers = { 'user-agent': 'Servery-Hosts/1' };
    const { status, said } = await askOutside({ url, trustedOrigin: filesAt, method: 'GET', headers });
    return status === 200 && said.trim() === token;
  };
  return {
    isProved: async (host, token) => {
      const { record, file } = proofPlaces(host);
      return (await inRecord(record, token)) || inFile(file, token);
    },
  };
}
