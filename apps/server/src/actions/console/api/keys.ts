import type { ApiKey } from '@servery/contract/entities/api';
import { keyPermissions } from '@servery/contract/key-calls';
import { fail } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import { asOwed } from '#callers/identify';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { ownAction, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { passwordProblem } from '#safety/confirm-password';
import { addApiKey, type ApiKeyRecord, apiKeysOf, revokeApiKey } from '#stores/api-keys';
import { findPerson, teamMemberAt } from '#stores/team';
import { lockVenue } from '#stores/venue-file/facts';

/** A venue has a few tools; whoever makes more has lost track of them. */
const MOST_KEYS = 20;

const seconds = (ms: number): number => Math.floor(ms / 1000);

async function keyView(tx: ReadTx, key: ApiKeyRecord): Promise<ApiKey> {
  const { id, name, ending, permissions, personId, venueId, createdAt, usedAt } = key;
  const maker = await teamMemberAt(tx, personId, venueId);
  const can = maker && asOwed(maker).can;
  return {
    id,
    name,
    ending,
    permissions: [...permissions],
    who: maker?.name ?? (await findPerson(tx, personId))?.name ?? '',
    created: seconds(createdAt),
    used: seconds(usedAt),
    works: permissions.some((each) => can?.has(each)) ? 1 : 0,
  };
}

async function keysOf(tx: ReadTx, caller: Caller) {
  const { venueId, can } = teamMember(caller);
  const keys: ApiKey[] = [];
  for (const key of await apiKeysOf(tx, venueId)) keys.push(await keyView(tx, key));
  return { keys, may_give: keyPermissions.filter((each) => can.has(each)) };
}

export const consoleApiKeys = readAction('ConsoleApiKeys', async (tx, _input, caller) =>
  answer(await keysOf(tx, caller)),
);

export const consoleMakeApiKey = ownAction('ConsoleApiKeys.make', async (db, input, caller) => {
  const { venueId, personId, can } = teamMember(caller);
  const permissions = [...new Set(input.permissions)];
  if (permissions.length === 0) return fail('key_may_nothing', { field: 'permissions' });
  if (!permissions.every((each) => can.has(each))) return fail('key_may_not', { field: 'permissions' });
  const problem = await passwordProblem(db, caller, input.password);
  if (problem) return problem;
  const name = input.name.trim();
  return db.write(
    async (tx) => {
      await lockVenue(tx, venueId);
      if ((await apiKeysOf(tx, venueId)).length >= MOST_KEYS) return fail('too_many_keys');
      const secret = await addApiKey(tx, { venueId, personId, name, permissions, now: caller.now });
      const of = { ending: secret.slice(-4), permissions };
      await note(tx, caller, { action: 'api_key.made', subject: name, details: of });
      return answer({ secret, ...(await keysOf(tx, caller)) });
    },
    (made) => made.ok,
  );
});

export const consoleRevokeApiKey = writeAction('ConsoleApiKeys.revoke', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  const gone = await revokeApiKey(tx, { id: input.key_id, venueId });
  if (!gone) return fail('no_such_key');
  const { name, ending } = gone;
  await note(tx, caller, { action: 'api_key.revoked', subject: name, details: { ending } });
  return answer(await keysOf(tx, caller));
});
