import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsPage } from './permissions-page.ts';
import { ROOT } from './texts/source-files.ts';

writeFileSync(join(ROOT, 'docs/permissions.md'), permissionsPage());
