import { texts } from '@servery/domain/messages/texts';
import { Button, TextButton } from '@servery/ui/button';
import { Step } from '@servery/ui/step';
import { Text } from '@servery/ui/text';
import type { Checkout } from '#features/checkout/use-checkout.ts';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { useNow } from '#state/use-now.ts';
import { wayWords } from '#state/way-words.ts';

export function WhereStep({ checkout }: { checkout: Checkout }) {
  const { merchant, way } = checkout;
  const ask = usePopups((popups) => popups.askFulfilment);
  const { choice, type, valid } = way;
  const address = useDevice((device) => device.address.delivery_address);
  const clock = { now: useNow(), zone: merchant.time_zone };
  const words = choice && type ? wayWords(choice, type, clock) : undefined;
  return (
    <Step
      number={2}
      title="When & where"
      state={valid ? 'done' : 'open'}
      action={
        valid ? (
          <TextButton aria-label="Change fulfilment" onClick={() => ask()}>
            Change
          </TextButton>
        ) : undefined
      }
      summary={
        words && (
          <>
            <b>{words.title}</b>
            {type?.address_required === 1 ? address : `${merchant.address1}, ${merchant.suburb}`}
          </>
        )
      }
    >
      <Text tone="soft">Choose how and when you would like to have it.</Text>
      <Button onClick={() => ask()}>{texts.chooseFulfilment}</Button>
    </Step>
  );
}
