import type { SetUpDraft } from '@servery/contract/entities/set-up';
import { fail } from '@servery/domain/failure';
import type { WholeSetUp } from '@servery/domain/set-up/draft';
import { openStep } from '@servery/domain/set-up/steps';
import { ownHost } from '#actions/console/setup/view';
import { signInFrom } from '#callers/sign-in-from';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { makeShop, type Shop } from '#set-up/make-shop';
import { setConsolePassword } from '#stores/console-secrets';
import { createSession } from '#stores/sessions';
import { endSetUp, lockSetUp } from '#stores/set-up';
import { keepSignIn } from '#stores/sign-ins';
import { teamMemberAt, venuesOfPerson } from '#stores/team';
import { consoleUserView } from '#views/console';

const LOCAL = ['localhost', '127.0.0.1'];

/** Where customers find it: at the installation's own address, and at the one that was typed. */
function hostsOf({ host }: WholeSetUp['look'], ownUrl: string): string[] {
  const hosts = [ownHost(ownUrl), host].filter((each) => each !== '');
  const isHere = hosts.length === 0 || hosts.some((each) => LOCAL.includes(each));
  return [...new Set([...hosts, ...(isHere ? LOCAL : [])])];
}

const isWhole = (draft: SetUpDraft): draft is SetUpDraft & WholeSetUp => openStep(draft) === undefined;

async function ownerOf(tx: Tx, { personId, venueId }: Shop) {
  const member = await teamMemberAt(tx, personId, venueId);
  if (!member) throw new Error('the owner of a new venue is not of its team');
  return member;
}

/** From now on there is a shop, and no set-up any more. */
export const consoleSetupFinish = writeAction(
  'ConsoleSetup.finish',
  ['readBrand', 'ownUrl'],
  async (tx, _input, { caller, readBrand, ownUrl }) => {
    const held = await lockSetUp(tx);
    if (!held) return fail('set_up_done');
    const { draft, passwordHash } = held;
    if (!isWhole(draft)) return fail('set_up_order', { step: openStep(draft) });
    const { now } = caller;
    const hosts = hostsOf(draft.look, ownUrl);
    const made = await makeShop(tx, draft, { readBrand, hosts, now });
    if (!made.ok) {
      const { code, ...details } = made.error;
      return fail(code, details);
    }
    const shop = made.value;
    await setConsolePassword(tx, shop.personId, passwordHash);
    await endSetUp(tx, now);
    const member = await ownerOf(tx, shop);
    const { sid } = await createSession(tx, { kind: 'console', ...member, now });
    await keepSignIn(tx, {
      ...signInFrom(caller),
      personId: shop.personId,
      venueId: shop.venueId,
      outcome: 'password',
    });
    caller.newSid = sid;
    return answer({
      // Nobody else knows of the brand before all of this is kept.
      user: consoleUserView(member, await venuesOfPerson(tx, shop.personId), { byCode: () => shop.brand }),
      shop: { host: hosts[0] ?? '', url: ownUrl, path: `/menu/${shop.slug}` },
    });
  },
);
