import type { EditedCategory } from '@servery/contract/entities/menu-editor';
import type { CategoryRecord } from '#menu-editor/draft-change';
import { isSame } from '#venue-file/same';

/** When, how and where the categories of a service are sold. */
export type ServiceTimes = Pick<EditedCategory, 'days' | 'from' | 'to' | 'fulfilment' | 'channels'>;
export type Service = ServiceTimes & { name: string };
export type ServiceWish = {
  /** What it is called until now; empty for a new one. */
  was: string;
  service: Service;
  /** All that are part of it; none of them, and there is no such service any more. */
  categories: ReadonlySet<number>;
};

const ANY_TIME: ServiceTimes = { days: [], from: '', to: '', fulfilment: [], channels: [] };
const timesOf = ({ days, from, to, fulfilment, channels }: ServiceTimes): ServiceTimes => ({
  days,
  from,
  to,
  fulfilment,
  channels,
});

type Held = Pick<CategoryRecord, 'id' | 'value'>;

/** The services of a menu, each with its categories, in the order in which these are shown. */
export function servicesOf(categories: readonly Held[]): (Service & { categories: number[] })[] {
  const named = categories.filter(({ value }) => value.service !== '');
  return [...Map.groupBy(named, ({ value }) => value.service)].map(([name, all]) => {
    const [first] = all as [Held, ...Held[]];
    return { name, ...timesOf(first.value), categories: all.map(({ id }) => id) };
  });
}

/** Each category that a wish changes, as it is to be: who joins takes its times, who leaves is sold at any time. */
export function withService(
  categories: readonly Held[],
  { was, service, categories: wanted }: ServiceWish,
): { id: number; value: EditedCategory }[] {
  return categories.flatMap(({ id, value }) => {
    const isLeaving = was !== '' && value.service === was && !wanted.has(id);
    if (!isLeaving && !wanted.has(id)) return [];
    const next = isLeaving
      ? { ...value, ...ANY_TIME, service: '' }
      : { ...value, ...timesOf(service), service: service.name };
    return isSame(next, value) ? [] : [{ id, value: next }];
  });
}
