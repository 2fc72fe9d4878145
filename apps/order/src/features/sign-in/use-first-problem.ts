import { useEffect, useRef, useState } from 'react';

/** After a try that failed, whoever types or listens is taken to the first field that is not right. */
export function useFirstProblem() {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(0);
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  return { form, tried, setTried };
}
