import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataModelPage } from './data-model/write-page.ts';
import { ROOT } from './texts/source-files.ts';

writeFileSync(join(ROOT, 'docs/data-model.md'), dataModelPage());
