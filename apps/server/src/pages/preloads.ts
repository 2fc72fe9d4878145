import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFacts } from '@servery/contract/brand';
import { z } from 'zod';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

export type PageKind = 'home' | 'menu' | 'plain';

/** The screen behind each kind of address, where it is known before any script runs. */
const SCREEN: Readonly<Record<string, string>> = {
  'web:home': 'src/features/home/home-page.tsx',
  'web:menu': 'src/features/menu/menu-page.tsx',
};

/** Links that let the browser fetch the variant's and the screen's files at once, instead of finding one in the other. */
export function preloadLinks(dist: string): (variant: PageFacts['variant'], kind: PageKind) => string {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return () => '';
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entry = new Set(filesOf(chunks, ['index.html']));
  return (variant, kind) => {
    const roots = [`src/variants/${variant}.tsx`, SCREEN[`${variant}:${kind}`] ?? ''];
    return filesOf(chunks, roots)
      .filter((name) => !entry.has(name))
      .map((name) =>
        name.endsWith('.css')
          ? `<link rel="stylesheet" href="/${name}">`
          : `<link rel="modulepreload" href="/${name}">`,
      )
      .join('');
  };
}

function filesOf(chunks: z.output<typeof manifest>, roots: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((name) => files.add(name));
    chunk.imports?.forEach(visit);
  };
  roots.forEach(visit);
  return [...files];
}
