import { parseArgs } from 'node:util';
import { venueFile } from '../packages/contract/src/venue-file/venue-file.ts';
import { writtenFile } from '../packages/contract/src/venue-file/write-file.ts';
import { decodeFile } from '../packages/domain/src/imports/decode.ts';
import { readMenu } from '../packages/domain/src/imports/read-menu.ts';
import { bytesOf, problemText } from './venue-files.ts';
import { CommandError } from './venue-command-error.ts';

export async function readCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { menu: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || values.menu === undefined)
    throw new CommandError('Which file, and for which menu? npm run venue -- read <file> --menu <menu>');
  const reading = readMenu(decodeFile(bytesOf(path)), values.menu);
  if (!reading.ok) throw new CommandError(`${path}: ${reading.why}`);
  process.stdout.write(writtenFile(venueFile.parse(reading.file)));
  if (reading.unread.length > 0) console.error(`Not read:\n${problemText(reading.unread)}`);
}
