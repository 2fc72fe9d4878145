import { isPermission, permissions } from '@servery/contract/permissions';
import { type CallName, registry } from '@servery/contract/registry';
import { roleOf, standardRoles } from '@servery/domain/people/standard-roles';

const names = (Object.keys(registry) as CallName[]).toSorted();
const roles = standardRoles.map((code) => roleOf({ code, name: '', permissions: [] }));

/** As wide as the formatter writes it, so that it leaves the page as it is. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) => Math.max(3, cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const callsThat = (can: string): string =>
  names
    .filter((name) => registry[name].can === can)
    .map((name) => `\`${name}\``)
    .join(', ');

/** Who may do what: written from the same declarations that the server decides by. */
export const permissionsPage = (): string => `# Permissions

Written by \`npm run permissions\` from the contract (\`can\` and \`scope\` of each call) and from \`packages/domain/src/people/standard-roles.ts\`. \`scripts/permissions.test.ts\` fails while this page is out of date. \`apps/server/src/http/access.ts\` decides by the same declarations, and \`apps/server/src/http/permissions.test.ts\` asks every call as every role.

## Roles

An organisation has these, and its own beside them.

${table(
  ['Permission', ...roles.map(({ name }) => name)],
  permissions.map((each) => [
    `\`${each}\``,
    ...roles.map((role) => (role.permissions.includes(each) ? 'yes' : '')),
  ]),
)}

## Calls of the console

${table(
  ['Call', 'Permission', 'Reaches'],
  names
    .filter((name) => registry[name].can === 'team' || isPermission(registry[name].can))
    .map((name) => [`\`${name}\``, `\`${registry[name].can}\``, registry[name].scope]),
)}

\`team\` is anybody who works in the console.

## All other calls

- **anyone**: ${callsThat('anyone')}
- **signed in**, for what is their own: ${callsThat('signed_in')}
- **a kiosk or till**, for its venue: ${callsThat('screen')}
- **a till**, for its venue: ${callsThat('staff')}
- **whoever opened the link of the set-up**, while nobody works here yet: ${callsThat('set_up')}
`;
