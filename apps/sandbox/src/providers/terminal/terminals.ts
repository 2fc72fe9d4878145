import { randomInt } from 'node:crypto';
import { openAccounts, type Place } from './accounts.ts';
import { type Key, type Outcome, OUTCOMES, type Pinpad, pressed, type Session, tapped } from './pinpad.ts';
import { receiptOf } from './receipt.ts';
import { openWaiting, type Waiting } from './waiting.ts';

type Wanted = Pick<Session, 'id' | 'txnType' | 'cents' | 'txnRef' | 'rfn'>;

/** The cloud hears of it only by the line. */
function settle(pinpad: Pinpad, session: Session, { wake }: Waiting): void {
  if (!pinpad.line || !pinpad.power || !session.outcome || session.over) return;
  session.over = true;
  if (pinpad.running === session) pinpad.running = undefined;
  wake(session, 'over');
}

function finish(pinpad: Pinpad, outcome: Outcome, waiting: Waiting): void {
  const session = pinpad.running;
  if (!session || session.outcome) return;
  session.outcome = outcome;
  if (outcome.success && session.txnType === 'P') session.rfn = `RFN${randomInt(1e8, 1e9)}`;
  pinpad.step = 'idle';
  session.receipt = receiptOf(session, outcome, String(randomInt(100_000, 1_000_000)));
  pinpad.paper = session.receipt;
  settle(pinpad, session, waiting);
}

function switchPower(pinpad: Pinpad, waiting: Waiting): void {
  pinpad.power = !pinpad.power;
  const { running } = pinpad;
  if (running && pinpad.power) settle(pinpad, running, waiting);
  if (!running || pinpad.power) return;
  // What it had not finished is over; the cloud hears of it when it is on again.
  running.outcome ??= OUTCOMES.powerFailed;
  pinpad.step = 'idle';
  waiting.wake(running, 'lost');
}

function switchLine(pinpad: Pinpad, waiting: Waiting): void {
  pinpad.line = !pinpad.line;
  if (!pinpad.running) return;
  if (pinpad.line) settle(pinpad, pinpad.running, waiting);
  else waiting.wake(pinpad.running, 'lost');
}

/** The cloud of the stand-in: pinpads, who is paired with them, and what was done on them. */
export function openTerminals(place: Place) {
  const { clock, announce } = place;
  const sessions = new Map<string, Session>();
  const waiting = openWaiting(announce);
  const keep = (pinpad: Pinpad, wanted: Wanted, outcome: Outcome | undefined): Session => {
    const over = outcome !== undefined;
    const session: Session = {
      ...wanted,
      pinpadId: pinpad.id,
      over,
      at: clock(),
      ...(outcome && { outcome }),
    };
    sessions.set(session.id, session);
    return session;
  };
  return {
    ...openAccounts(place),
    sessions,
    announce,
    end: waiting.end,
    begin: (pinpad: Pinpad, wanted: Wanted): Session => {
      const offline = !pinpad.power || !pinpad.line;
      const session = keep(pinpad, wanted, offline ? OUTCOMES.offline : pinpad.running && OUTCOMES.busy);
      if (session.over) return session;
      pinpad.running = session;
      pinpad.step = 'card';
      if (pinpad.hands === 'tap') {
        const what = tapped(wanted.cents);
        finish(pinpad, typeof what === 'object' ? what : OUTCOMES.approved, waiting);
      }
      announce();
      return session;
    },
    /** Refused by the bank before anybody was asked for a card. */
    refuse: (pinpad: Pinpad, wanted: Wanted): Session => keep(pinpad, wanted, OUTCOMES.declined),
    /** The till's cancel key: too late once the bank has answered. */
    cancel: (pinpad: Pinpad, session: Session): boolean => {
      if (pinpad.running !== session || session.outcome || !pinpad.line || !pinpad.power) return false;
      finish(pinpad, OUTCOMES.cancelled, waiting);
      return true;
    },
    press: (pinpad: Pinpad, key: Key): boolean => {
      const switches = key === 'power' ? switchPower : key === 'line' ? switchLine : undefined;
      const what = pinpad.power ? pressed(pinpad, key) : undefined;
      if (switches) switches(pinpad, waiting);
      else if (!what) return false;
      else if (typeof what === 'object') finish(pinpad, what, waiting);
      else pinpad.step = what;
      announce();
      return true;
    },
  };
}
export type Terminals = ReturnType<typeof openTerminals>;
