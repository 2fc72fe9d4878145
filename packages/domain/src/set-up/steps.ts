/** In which order somebody sets a venue up. */
export const setUpSteps = ['who', 'place', 'menu', 'look', 'pay'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

type Steps = Readonly<Partial<Record<SetUpStep, unknown>>>;

/** The first step that is not done; nothing once all are. */
export const openStep = (draft: Steps): SetUpStep | undefined =>
  setUpSteps.find((step) => draft[step] === undefined);

/** A step is done after those before it, and can be done again. What stands in the way, if anything. */
export function stepBefore(draft: Steps, wanted: SetUpStep): SetUpStep | undefined {
  const open = openStep(draft);
  return open !== undefined && setUpSteps.indexOf(open) < setUpSteps.indexOf(wanted) ? open : undefined;
}
