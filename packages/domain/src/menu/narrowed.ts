/** What all of these lists allow, where an empty one allows everything; nothing where they have nothing in common. */
export function narrowed<T>(lists: readonly (readonly T[])[]): readonly T[] | undefined {
  const named = lists.filter((list) => list.length > 0);
  const [first, ...rest] = named;
  if (!first) return [];
  const common = first.filter((each) => rest.every((list) => list.includes(each)));
  return common.length > 0 ? common : undefined;
}

type Limits<F, C> = { fulfilment: readonly F[]; channels: readonly C[] };

/** A product as it is sold within its categories; not at all where they rule each other out. */
export function soldWithin<F, C>(
  own: Limits<F, C> & { visible: boolean },
  around: readonly Limits<F, C>[],
): Limits<F, C> & { visible: boolean } {
  const fulfilment = narrowed([own.fulfilment, ...around.map((each) => each.fulfilment)]);
  const channels = narrowed([own.channels, ...around.map((each) => each.channels)]);
  return {
    visible: own.visible && fulfilment !== undefined && channels !== undefined,
    fulfilment: fulfilment ?? [],
    channels: channels ?? [],
  };
}
