import { resolveObjectURL } from 'node:buffer';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receive } from './http.ts';

/** A file that the page hands over. */
export function downloadOf(name: string, url: string) {
  const held = resolveObjectURL(url);
  return {
    suggestedFilename: () => name,
    path: async (): Promise<string> => {
      const file = join(mkdtempSync(join(tmpdir(), 'servery-download-')), name);
      const body = held
        ? await held.arrayBuffer()
        : (await receive({ url, method: 'GET', headers: {} })).body;
      writeFileSync(file, Buffer.from(body as ArrayBuffer));
      return file;
    },
  };
}
