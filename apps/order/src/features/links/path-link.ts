import { linkOfPath } from '@servery/domain/links/link-path';
import { searchOfLink } from '@servery/domain/links/link-query';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The router hands parameters over decoded, and then a dash inside a value cannot be told from one between two. So
 * the segment is taken from the address itself where it is the same one.
 */
export function searchOfPath(param: string, address: string): Record<string, string> {
  const raw = address.split('/').at(-1) ?? '';
  const link = linkOfPath(decoded(raw) === param ? raw : param);
  return link ? searchOfLink(link) : {};
}
