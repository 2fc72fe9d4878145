import { randomBytes, randomUUID } from 'node:crypto';
import { newPairCode, newPinpad, type Pinpad } from './pinpad.ts';

/** Whose accounts may pair a pinpad here. */
const PASSWORD = 'pinpad-demo';
const DAY_SECONDS = 86_400;

export type Place = { clock: () => number; announce: () => void };

/** The pinpads, and who is paired with them. */
export function openAccounts({ clock, announce }: Place) {
  const pinpads = new Map(['kiosk-1', 'counter-1'].map((id) => [id, newPinpad(id)]));
  const secrets = new Map<string, Pinpad>();
  const tokens = new Map<string, { pinpad: Pinpad; until: number }>();
  const settings = { expirySeconds: DAY_SECONDS };
  return {
    pinpads,
    settings,
    pinpad: (id: string): Pinpad => {
      const found = pinpads.get(id) ?? newPinpad(id);
      pinpads.set(id, found);
      return found;
    },
    /** The secret of a pairing, or nothing where the code is not the one on a pinpad's screen. */
    pair: (by: { username: string; password: string; pairCode: string }): string | undefined => {
      const code = by.pairCode.replaceAll(' ', '');
      const pinpad = [...pinpads.values()].find(({ pairCode, power }) => power && pairCode === code);
      if (!pinpad || by.username === '' || by.password !== PASSWORD) return undefined;
      pinpad.pairCode = newPairCode();
      const secret = randomBytes(24).toString('hex');
      secrets.set(secret, pinpad);
      announce();
      return secret;
    },
    token: (secret: string): string | undefined => {
      const pinpad = secrets.get(secret);
      if (!pinpad) return undefined;
      const token = randomUUID();
      tokens.set(token, { pinpad, until: clock() + settings.expirySeconds * 1000 });
      return token;
    },
    byToken: (token: string): Pinpad | undefined => {
      const found = tokens.get(token);
      return found && found.until > clock() ? found.pinpad : undefined;
    },
  };
}
