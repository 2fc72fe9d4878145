/** So long nobody has to touch a till before it asks again who is there. */
export const TILL_LOCK_MS = 5 * 60_000;

const PIN = /^\d{4,6}$/;

/** '4444' and '1234' are what somebody tries first. */
function isSimple(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, at) => Number(digit) - Number(pin[at]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}

export type PinProblem = 'till_pin_shape' | 'till_pin_simple';

/** What is wrong with a PIN that somebody wants for the till. */
export function tillPinProblem(pin: string): PinProblem | undefined {
  if (!PIN.test(pin)) return 'till_pin_shape';
  return isSimple(pin) ? 'till_pin_simple' : undefined;
}
