import { matches, type MessageFilter } from './filter.ts';
import type { Journal } from './journal.ts';
import type { Message } from './message.ts';

export type MessageStore = {
  add(message: Message): void;
  get(id: string): Message | undefined;
  /** Newest first. */
  list(filter?: MessageFilter): Message[];
  clear(filter?: MessageFilter): number;
};

export type StoreOptions = { journal: Journal; onChange: () => void; limit?: number; byteLimit?: number };

/** 500 mails of 10 MB would be 5 GB, so the bytes are bounded as well as the count. */
export function createStore({
  journal,
  onChange,
  limit = 500,
  byteLimit = 100_000_000,
}: StoreOptions): MessageStore {
  let kept = trim(journal.load(), { limit, byteLimit });
  journal.rewrite(kept);
  let linesInJournal = kept.length;

  function rewrite(): void {
    journal.rewrite(kept);
    linesInJournal = kept.length;
  }

  return {
    add(message) {
      kept = trim([...kept, message], { limit, byteLimit });
      journal.append(message);
      linesInJournal += 1;
      if (linesInJournal >= 2 * limit) rewrite();
      onChange();
    },
    get: (id) => kept.find((message) => message.id === id),
    list: (filter = {}) => kept.filter((message) => matches(message, filter)).toReversed(),
    clear(filter = {}) {
      const before = kept.length;
      kept = kept.filter((message) => !matches(message, filter));
      rewrite();
      onChange();
      return before - kept.length;
    },
  };
}

type Bounds = { limit: number; byteLimit: number };

/** Keeps the newest that fit; the very newest always stays. */
function trim(messages: Message[], { limit, byteLimit }: Bounds): Message[] {
  let bytes = 0;
  const tooOld = messages.findLastIndex((message, index) => {
    bytes += sizeOf(message);
    const isNewest = index === messages.length - 1;
    return !isNewest && (bytes > byteLimit || messages.length - index > limit);
  });
  return messages.slice(tooOld + 1);
}

function sizeOf(message: Message): number {
  const attached = message.attachments.reduce((sum, { base64 }) => sum + base64.length, 0);
  return attached + message.text.length + (message.html?.length ?? 0);
}
