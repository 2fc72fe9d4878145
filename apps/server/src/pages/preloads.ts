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

export type PageFiles = {
  /** Styles that stand in the page itself: what is drawn there is painted without another request. */
  css: string;
  /** Links that let the browser fetch the rest at once, instead of finding one in the other. */
  links: string;
};

/** What a page needs of the client's files, by its variant and the screen that it opens on. */
export function pageFiles(dist: string): (variant: PageFacts['variant'], kind: PageKind) => PageFiles {
  const file = join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return () => ({ css: '', links: '' });
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entry = new Set(filesOf(chunks, ['index.html']));
  const make = (variant: PageFacts['variant'], kind: PageKind): PageFiles => {
    const roots = [`src/variants/${variant}.tsx`, SCREEN[`${variant}:${kind}`] ?? ''];
    const files = filesOf(chunks, ['index.html', ...roots]);
    const styles = files.filter((name) => name.endsWith('.css'));
    const scripts = files.filter((name) => !name.endsWith('.css') && !entry.has(name));
    return {
      css: styles.map((name) => readFileSync(join(dist, name), 'utf8')).join(''),
      links: [
        // Not fetched; it tells the loader of later parts that these styles are there already.
        ...styles.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
        ...scripts.map((name) => `<link rel="modulepreload" href="/${name}">`),
      ].join(''),
    };
  };
  const kept = new Map<string, PageFiles>();
  return (variant, kind) => {
    const key = `${variant}:${kind}`;
    const files = kept.get(key) ?? make(variant, kind);
    kept.set(key, files);
    return files;
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
