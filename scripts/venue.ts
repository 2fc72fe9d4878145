import { CommandError } from './venue-command-error.ts';

const USAGE = `npm run venue -- <what>

  export <menu> [file]         writes the venue of this menu as a venue file
  import <file> [--into <menu>] [--brand <brand>] [--yes]
                               shows what would change; does it with --yes
  read <file> --menu <menu>    makes a venue file of a CSV, of Square's export or of a saved page

The database is the one of npm start: SERVERY_DATA, or DATABASE_URL. See docs/venue-file.md.`;

/** Loaded when they are asked for: most of them need the server's code. */
const COMMANDS: Readonly<Record<string, () => Promise<(args: string[]) => Promise<void>>>> = {
  export: async () => (await import('./venue-export.ts')).exportCommand,
  import: async () => (await import('./venue-import.ts')).importCommand,
  read: async () => (await import('./venue-read.ts')).readCommand,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
try {
  if (!load) throw new CommandError(USAGE);
  const command = await load();
  await command(args);
} catch (error) {
  // What somebody typed or wrote is answered in words; everything else is a bug and shows where it is.
  const isExpected =
    error instanceof CommandError ||
    (error instanceof Error &&
      ['ConfigError', 'BrandError', 'MigrationError'].includes(error.constructor.name));
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
