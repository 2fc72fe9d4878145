import type { Control } from '#controls/control';
import type { MessageStore } from '#messages/store';
import type { InstalledProvider, Provider } from '#providers/provider';

export type SandboxProvider = { about: Provider; control: Control; installed: InstalledProvider };

/** What pages and API work on. */
export type Sandbox = {
  store: MessageStore;
  providers: readonly SandboxProvider[];
  /** Known once it listens. */
  url: () => string;
};
