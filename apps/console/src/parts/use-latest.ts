import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was last drawn, for handlers that stay the same: a row that has not changed is not drawn again. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
