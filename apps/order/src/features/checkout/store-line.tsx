import type { Merchant } from '@servery/contract/entities/merchant';
import { facts } from '#api/app-facts.ts';

/** Whose checkout it is, in one line; nothing where the brand hides it. */
export function StoreLine({ merchant, className }: { merchant: Merchant; className: string | undefined }) {
  const { name, address1, suburb, phone } = merchant;
  if (facts.brand.checkout.hide_header) return null;
  return (
    <span className={`dots ${className}`}>
      {[name, address1, suburb, phone].filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
