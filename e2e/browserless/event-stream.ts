import type { IncomingMessage } from 'node:http';

type Listener = (event: Event) => void;
type Given = {
  /** Asks for the stream; rejects where there is no line. */
  connect(url: string, signal: AbortSignal): Promise<IncomingMessage>;
  makeEvent(type: string, data?: string): Event;
  wait(run: () => void, ms: number): unknown;
};

const AGAIN_MS = 3000;

/** Server-sent events as a browser has them: read as they come, asked for again when the line ends. */
export const eventSourceFor = ({ connect, makeEvent, wait }: Given) =>
  class EventSource {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    readyState = 0;
    onopen: Listener | null = null;
    onmessage: Listener | null = null;
    onerror: Listener | null = null;
    readonly url: string;
    readonly #listeners = new Map<string, Set<Listener>>();
    readonly #end = new AbortController();
    constructor(url: string) {
      this.url = url;
      void this.#listen();
    }

    addEventListener(type: string, listener: Listener): void {
      this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
    }

    removeEventListener(type: string, listener: Listener): void {
      this.#listeners.get(type)?.delete(listener);
    }

    close(): void {
      this.readyState = EventSource.CLOSED;
      this.#end.abort();
    }

    #tell(type: string, data?: string): void {
      if (this.#end.signal.aborted) return;
      const event = makeEvent(type, data);
      const own = { open: this.onopen, message: this.onmessage, error: this.onerror }[type];
      own?.(event);
      for (const listener of this.#listeners.get(type) ?? []) listener(event);
    }

    async #listen(): Promise<void> {
      try {
        const stream = await connect(this.url, this.#end.signal);
        if (stream.statusCode !== 200) {
          stream.resume();
          this.readyState = EventSource.CLOSED;
          this.#tell('error');
          return;
        }
        this.readyState = EventSource.OPEN;
        this.#tell('open');
        await this.#read(stream);
      } catch {
        // The line ended, or never was: asked for again below.
      }
      if (this.#end.signal.aborted) return;
      this.readyState = EventSource.CONNECTING;
      this.#tell('error');
      wait(() => void (this.#end.signal.aborted || this.#listen()), AGAIN_MS);
    }

    async #read(stream: IncomingMessage): Promise<void> {
      let left = '';
      stream.setEncoding('utf8');
      for await (const part of stream) {
        const blocks = (left + String(part)).split('\n\n');
        left = blocks.pop() ?? '';
        for (const block of blocks) {
          const fields = block.split('\n').map((line) => /^(\w+):\s?(.*)$/.exec(line));
          const of = (name: string) =>
            fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
          if (of('data').length > 0) this.#tell(of('event')[0] ?? 'message', of('data').join('\n'));
        }
      }
    }
  };
