import type { AppMode } from '@servery/contract/envelope';
import { type ScreenKind, codeRealm } from '@servery/domain/devices/screens';
import { fail } from '@servery/domain/failure';
import { signInAs } from '#actions/customer/account/sign-in-as';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { pairScreen } from '#safety/pair-screen';

/** What the page that asks can be; it says so itself, and is only told that the code is for another page. */
const KIND_OF: Readonly<Partial<Record<AppMode, ScreenKind>>> = { kiosk: 'kiosk', pos: 'till' };

/** This device is a kiosk or a till of the venue from now on, as if its account had signed in. */
export const screenPair = ownAction('Screen.pair', (db, { code }, caller) => {
  const { brand, mode } = caller;
  return pairScreen(db, { realm: codeRealm('kiosk', brand.code), code, caller }, async (tx, screen) => {
    const asked = KIND_OF[mode];
    if (asked !== undefined && asked !== screen.kind)
      return fail(screen.kind === 'kiosk' ? 'pair_for_kiosk' : 'pair_for_till');
    return answer(await signInAs(tx, caller, { customerId: screen.customer_id ?? 0, remember: true }));
  });
});
