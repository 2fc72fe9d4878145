import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { checkFulfilment, type FulfilmentChoice, type FulfilmentProblem } from '#fulfilment/choice';
import { pointKindOf } from '#fulfilment/chosen-time';
import type { Instant } from '#hours/availability';

/** What is asked for on a screen of its own, between the fulfilment popup and the menu or the cart. */
export type SelectionStep = 'address' | 'slot' | 'stop' | 'location';

export function selectionSteps(type: FulfilmentType): SelectionStep[] {
  const place = pointKindOf(type);
  const steps: SelectionStep[] = type.address_required === 1 ? ['address'] : [];
  return place ? [...steps, place] : steps;
}

const ID = { slot: 'slotId', stop: 'stopId', location: 'locationId' } as const;

/** The steps that are not done yet. */
export const openSteps = (
  choice: FulfilmentChoice,
  type: FulfilmentType,
  known: { deliverable: boolean; today: string },
): SelectionStep[] =>
  selectionSteps(type).filter((step) =>
    step === 'address' ? !known.deliverable : choice[ID[step]] <= 0 || choice.date < known.today,
  );

export type PopupProblem = Omit<FulfilmentProblem, 'code'> & {
  code: FulfilmentProblem['code'] | 'fulfilment_unknown';
};

/** What still stands in the way of Set. A slot, stop, location or address has a step of its own afterwards. */
export function popupProblem(
  choice: FulfilmentChoice | undefined,
  types: readonly FulfilmentType[],
  clock: { now: Instant; zone: string },
): PopupProblem | undefined {
  const type = types.find(({ code }) => code === choice?.code);
  if (!choice || !type) return { code: 'fulfilment_unknown' };
  const checked = checkFulfilment(choice, type, clock);
  if (checked.ok) return undefined;
  const later = ['slot_required', 'stop_required', 'location_required', 'time_required'];
  return pointKindOf(type) && later.includes(checked.error.code) ? undefined : checked.error;
}
