import { CommandError } from './venue-command-error.ts';

const USAGE = `npm run venue -- <what>

  create --name <name> --owner <mail> [--template cafe | --list <file>] [--state WA] [--address …]
         [--suburb …] [--postcode …] [--phone …] [--abn …] [--hours 07:00-15:00] [--minutes 15]
         [--accent '#2f5d4a'] [--host order.example.com] [--organisation …] [--owner-name …]
                               makes a brand, a venue and its owner, and prints the owner's link
  invite <mail> --venue <menu> [--role kitchen] [--everywhere]
                               prints a link to join the team
  reset-password <mail>        prints a link to choose a new password
  export <menu> [file]         writes the venue of this menu as a venue file
  import <file> [--into <menu>] [--brand <brand>] [--yes]
                               shows what would change; does it with --yes
  read <file> --menu <menu>    makes a venue file of a CSV, of Square's export or of a saved page

The database is the service's (/etc/servery/servery.env), or that of SERVERY_DATA or DATABASE_URL. One that is not there yet
is made with --new alone. See docs/venue-file.md.`;

/** Loaded when they are asked for: most of them need the server's code. */
const COMMANDS: Readonly<Record<string, () => Promise<(args: string[]) => Promise<void>>>> = {
  create: async () => (await import('./venue-create.ts')).createCommand,
  invite: async () => (await import('./venue-people.ts')).inviteCommand,
  'reset-password': async () => (await import('./venue-people.ts')).resetPasswordCommand,
  export: async () => (await import('./venue-export.ts')).exportCommand,
  import: async () => (await import('./venue-import.ts')).importCommand,
  read: async () => (await import('./venue-read.ts')).readCommand,
};

// Read where the database is opened.
const [name = '', ...args] = process.argv.slice(2).filter((each) => each !== '--new');
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
