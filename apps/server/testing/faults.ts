export const JUST_ONE = /^1 order, 1 charge$/;
export const ONE_OR_NONE = /^(1 order, 1 charge|0 order, 0 charge)$/;

/** What the provider does when it is asked to hold or to take the money, and how that has to end. */
export const FAULTS: readonly [string, object, RegExp][] = [
  ['is down', { mode: 'temporary', times: 1 }, ONE_OR_NONE],
  ['never hears it', { mode: 'drop', times: 1 }, ONE_OR_NONE],
  ['says no', { mode: 'refuse', times: 1 }, ONE_OR_NONE],
  ['says yes too late', { mode: 'delay', delayMs: 1500, times: 1 }, JUST_ONE],
  ['says yes, and the answer is lost', { mode: 'lose', times: 1 }, JUST_ONE],
  ['says yes, and never answers', { mode: 'hang', times: 1 }, JUST_ONE],
];
