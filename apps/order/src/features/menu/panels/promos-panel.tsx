import type { Merchant } from '@servery/contract/entities/merchant';
import { Button } from '@servery/ui/button';
import { Card } from '@servery/ui/card';
import { IconCopy } from '@servery/ui/icon';
import { Text } from '@servery/ui/text';
import css from '#features/menu/merchant-tabs.module.css';
import { sayBad, sayGood } from '#state/toasts.ts';

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    sayGood(`${code} copied. Enter it in your cart.`);
  } catch {
    sayBad(`Write it down: ${code}`);
  }
}

export function PromosPanel({ merchant }: { merchant: Merchant }) {
  return (
    <ul className={`${css.panelBody ?? ''} ${css.promos ?? ''}`}>
      {merchant.promos.map((promo) => (
        <Card as="li" key={promo.title} radius="m" className={css.promo}>
          <div>
            <Text weight="strong">{promo.title}</Text>
            <Text size={15} tone="soft">
              {promo.desc}
            </Text>
          </div>
          {promo.promo_code && (
            <Button
              size="s"
              kind="soft"
              icon={<IconCopy />}
              aria-label={`Copy code ${promo.promo_code}`}
              className={css.code}
              onClick={() => void copy(promo.promo_code)}
            >
              {promo.promo_code}
            </Button>
          )}
          {promo.terms && (
            <Text size={13} tone="soft" className={css.terms}>
              {promo.terms}
            </Text>
          )}
        </Card>
      ))}
    </ul>
  );
}
