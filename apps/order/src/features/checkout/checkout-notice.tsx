import type { Merchant } from '@servery/contract/entities/merchant';
import { Text } from '@servery/ui/foundations/text';

/** What the venue wants to have said before an order is placed. */
export function CheckoutNotice({ merchant }: { merchant: Merchant }) {
  const { checkout_notice: notice } = merchant.menu;
  return notice ? (
    <Text size={15} tone="soft">
      {notice}
    </Text>
  ) : null;
}
