import { useState } from 'react';
import { sayBad, toaster } from '#state/toasts.ts';

/** What is wrong with the fields of a form. `shown` changes when they are to be looked at, not while they are mended. */
export function useFieldErrors<E extends { text: string }>() {
  const [errors, setErrors] = useState<readonly E[]>([]);
  const [shown, setShown] = useState<object>();
  return {
    errors,
    shown,
    /** Marks them all and says the first; true when there is nothing to mark. */
    show: (wrong: readonly E[]): boolean => {
      setErrors(wrong);
      const [first] = wrong;
      if (!first) return true;
      setShown({});
      sayBad(first.text, undefined, 'checkout');
      return false;
    },
    fix: (isFixed: (error: E) => boolean): void => {
      toaster.dismiss('checkout');
      setErrors((held) => held.filter((error) => !isFixed(error)));
    },
  };
}
