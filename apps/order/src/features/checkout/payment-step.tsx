import { Choice, ChoiceGroup } from '@servery/ui/choice';
import { Notice } from '@servery/ui/notice';
import { Step } from '@servery/ui/step';
import { Text } from '@servery/ui/text';
import { MethodIcon } from '#features/checkout/method-icon.tsx';
import type { Checkout } from '#features/checkout/use-checkout.ts';

export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { method } = checkout;
  return (
    <Step number={3} title="Payment" state="open">
      {method.free ? (
        <Text>There is nothing to pay for this order.</Text>
      ) : method.methods.length === 0 ? (
        <Notice tone="warn">No payment methods are set up yet. Please order at the counter.</Notice>
      ) : (
        <ChoiceGroup title="Payment method" hideTitle layout="plain" error={method.error}>
          {method.methods.map((each) => (
            <Choice
              key={each.code}
              kind="radio"
              name="payment-method"
              value={each.code}
              look="method"
              icon={<MethodIcon code={each.code} />}
              title={each.desc}
              note={each.info || undefined}
              checked={method.chosen?.code === each.code}
              onChange={() => method.choose(each.code)}
            />
          ))}
        </ChoiceGroup>
      )}
    </Step>
  );
}
