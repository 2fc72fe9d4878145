import { useState } from 'react';
import { joinMobile, splitMobile } from '#features/mobile-field/mobile.ts';

type Given = { value: string; home: string; onChange: (mobile: string) => void };

/** The country and what is typed beside it; hands on the whole number. */
export function useMobileParts({ value, home, onChange }: Given) {
  const [parts, setParts] = useState(() => splitMobile(value, home));
  const put = (part: Partial<typeof parts>): void => {
    const next = { ...parts, ...part };
    setParts(next);
    onChange(joinMobile(next.typed, next.country));
  };
  return { ...parts, put };
}
export type MobileParts = ReturnType<typeof useMobileParts>;
