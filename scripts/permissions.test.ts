import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { permissionsPage } from './permissions-page.ts';
import { ROOT } from './texts/source-files.ts';

test('docs/permissions.md is what the calls say: run `npm run permissions` if it is not', () => {
  expect(readFileSync(join(ROOT, 'docs/permissions.md'), 'utf8')).toBe(permissionsPage());
});
