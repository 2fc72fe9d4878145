import type { FastifyInstance } from 'fastify';
import type { Control, Mode } from '#controls/control';
import type { MessageKind } from '#messages/message';
import type { MessageStore } from '#messages/store';

type Fact = { label: string; value: string };

export type ProviderContext = {
  /** For routes in the vendor's wire format. */
  app: FastifyInstance;
  store: MessageStore;
  control: Control;
  host: string;
  /** The name to give to clients; differs from `host` when that is "every interface". */
  publicHost: string;
  smtpPort: number;
  /** What providers date their entries by. */
  clock: () => number;
  /** Tells open pages that something changed. */
  announce: () => void;
  /** Aborted when the sandbox stops, so that nobody waits out a delay. */
  stopping: AbortSignal;
};

/** A provider that listens on a port of its own has `listen`, `ownPort` and `close`. */
export type InstalledProvider = {
  /** What the product has to be told to reach this stand-in. */
  facts(sandboxUrl: string): Fact[];
  listen?(): Promise<void>;
  ownPort?(): number;
  close?(): Promise<void>;
};

export type Provider = {
  id: string;
  title: string;
  vendor: string;
  description: string;
  /** What it puts into the inbox, if anything, and where that is shown. */
  inbox?: { kind: MessageKind; path: string };
  /** What each mode does here, in the order the page offers them. */
  effects: ReadonlyArray<{ mode: Mode; effect: string }>;
  install(context: ProviderContext): InstalledProvider;
};
