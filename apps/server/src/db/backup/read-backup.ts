import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  BackupError,
  CUT,
  damaged,
  endLine,
  type Head,
  headLine,
  lastLine,
  type Row,
  rowLine,
  type Table,
  tableLine,
} from '#db/backup/format';

const BATCH = 200;

async function eachLine(file: string, take: (line: string) => Promise<void>): Promise<void> {
  await pipeline(
    createReadStream(file),
    createGunzip(),
    async (chunks: AsyncIterable<Buffer>): Promise<void> => {
      const decoder = new TextDecoder();
      let rest = '';
      for await (const chunk of chunks) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) await take(line);
      }
      if (rest !== '') throw new BackupError(CUT);
    },
  );
}

/** What zlib and the disk say, in words. */
function readable(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`There is no backup at ${file}.`);
  if (code === 'Z_BUF_ERROR') return new BackupError(CUT);
  return code.startsWith('Z_') ? damaged('what is compressed in it') : error;
}

function parsed<T>(schema: z.ZodType<T>, line: string, where: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw damaged(where);
  }
}

type Visitor = {
  table?(table: Table): void;
  rows?(table: Table, rows: readonly Row[]): Promise<void>;
};
export type Summary = { head: Head; tables: number; rows: number };

type OpenTable = { table: Table; own: Hash; count: number; batch: Row[] };

function openTable(line: string, before: number): OpenTable {
  const { table: name, columns } = parsed(tableLine, line, `what follows ${before} tables`);
  return { table: { name, columns }, own: createHash('sha256'), count: 0, batch: [] };
}

async function passOn(open: OpenTable, visitor: Visitor): Promise<void> {
  if (open.batch.length > 0) await visitor.rows?.(open.table, open.batch);
  open.batch = [];
}

async function takeRow(open: OpenTable, line: string, visitor: Visitor): Promise<void> {
  const { name, columns } = open.table;
  const row = parsed(rowLine, line, `a row of ${name}`);
  if (row.length !== columns.length) throw damaged(`a row of ${name}`);
  open.own.update(`${line}\n`);
  open.count += 1;
  open.batch.push(row);
  if (open.batch.length >= BATCH) await passOn(open, visitor);
}

async function endTable(open: OpenTable, line: string, visitor: Visitor): Promise<void> {
  const where = `the table ${open.table.name}`;
  const { end, rows, sha256 } = parsed(endLine, line, where);
  if (end !== open.table.name || rows !== open.count || sha256 !== open.own.digest('hex'))
    throw damaged(where);
  await passOn(open, visitor);
}

/** Knows what may come next; whatever does not fit is refused with the place where it stands. */
function createReader(visitor: Visitor) {
  const all = createHash('sha256');
  const counted = { tables: 0, rows: 0 };
  let head: Head | undefined;
  let open: OpenTable | undefined;
  let summary: Summary | undefined;

  const complete = (line: string): Summary => {
    const { tables, rows, sha256 } = parsed(lastLine, line, 'its last line');
    const isWhole = !open && tables === counted.tables && rows === counted.rows;
    if (!head || !isWhole || sha256 !== all.digest('hex')) throw damaged('the whole of it');
    return { head, tables, rows };
  };

  const take = async (line: string): Promise<void> => {
    if (summary) throw damaged('what follows its end');
    if (line.startsWith('{"complete"')) {
      summary = complete(line);
      return;
    }
    all.update(`${line}\n`);
    if (!head) head = parsed(headLine, line, 'its first line');
    else if (!open) {
      open = openTable(line, counted.tables);
      visitor.table?.(open.table);
    } else if (line.startsWith('[')) await takeRow(open, line, visitor);
    else {
      await endTable(open, line, visitor);
      counted.tables += 1;
      counted.rows += open.count;
      open = undefined;
    }
  };
  return { take, summary: () => summary };
}

/** Reads a backup from its first line to its last, and refuses one that is not whole. */
export async function readBackup(file: string, visitor: Visitor = {}): Promise<Summary> {
  const reader = createReader(visitor);
  try {
    await eachLine(file, reader.take);
  } catch (error) {
    throw readable(error, file);
  }
  const summary = reader.summary();
  if (!summary) throw new BackupError(CUT);
  return summary;
}
