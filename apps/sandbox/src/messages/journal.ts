import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageSchema, type Message } from './message.ts';

export type Journal = {
  load(): Message[];
  append(message: Message): void;
  rewrite(messages: readonly Message[]): void;
};

/** Without a folder nothing is kept beyond the process. */
export const noJournal: Journal = { load: () => [], append: () => {}, rewrite: () => {} };

/** One message a line, oldest first. A line torn by a crash is left out rather than stopping the start. */
export function openJournal(dataDir: string): Journal {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'messages.jsonl');
  return {
    load: () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(readLine) : []),
    append: (message) => appendFileSync(file, `${JSON.stringify(message)}\n`),
    rewrite: (messages) => {
      writeFileSync(`${file}.new`, messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
      renameSync(`${file}.new`, file);
    },
  };
}

function readLine(line: string): Message[] {
  try {
    return [messageSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
