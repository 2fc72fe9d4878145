import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { addressText } from '@servery/domain/delivery/address';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { texts } from '@servery/domain/messages/texts';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Step } from '@servery/ui/surfaces/step';
import { Text } from '@servery/ui/foundations/text';
import { lazy, Suspense } from 'react';
import { useAddress } from '#features/address/index.ts';
import { DeliverySummary } from '#features/checkout/delivery-summary.tsx';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { choiceWords } from '#ordering/choice-words.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/checkout/texts.ts';

const Select = lazy(async () => ({ default: (await import('@servery/ui/inputs/select')).Select }));

type Props = { number: number; merchant: Merchant; customer: Customer };

/** One of the member's addresses, or a new one: that is asked for in a step of its own. */
function SavedAddresses({ merchant, customer }: Omit<Props, 'number'>) {
  const form = useAddress(merchant);
  const saved = customer.delivery_addresses;
  if (saved.length === 0) return null;
  const { delivery_address_id: id } = form.address;
  const choose = (value: string) => {
    const entry = saved.find((each) => String(each.id) === value);
    if (entry) form.chooseSaved(entry);
    else form.startAgain();
  };
  return (
    <Suspense fallback={<Skeleton shape="block" height="84px" />}>
      <Select
        label={more.deliveryAddress}
        options={[
          ...saved.map((each) => ({ value: String(each.id), label: addressText(each.address) })),
          { value: 'new', label: checkoutTexts.newDeliveryAddress },
        ]}
        value={id > 0 ? String(id) : 'new'}
        onChange={choose}
      />
    </Suspense>
  );
}

/** How the order is had; the choice itself is made in the popup and the steps. */
export function WhereStep({ number, merchant, customer }: Props) {
  const ask = usePopups((popups) => popups.askFulfilment);
  const { choice, type, valid, clock } = useFulfilment(merchant);
  const address = useDevice((device) => device.address.delivery_address);
  const showSteps = useDevice((device) => device.showSteps);
  const words = choice && type ? choiceWords(choice, type, clock) : undefined;
  const delivers = type?.address_required === 1;
  const slots = valid && type !== undefined && pointKindOf(type) === 'slot';
  const change = (
    <TextButton aria-label={common.changeFulfilment} onClick={() => ask()}>
      {common.change}
    </TextButton>
  );
  if (!valid)
    return (
      <Step number={number} title={t.whenWhere} state="open">
        <Text tone="soft">{t.chooseFulfilment}</Text>
        <Button onClick={() => ask()}>{texts.chooseFulfilment}</Button>
      </Step>
    );
  return (
    <>
      <Step
        number={number}
        title={t.whenWhere}
        state={delivers ? 'open' : 'done'}
        action={change}
        summary={
          <>
            <b>{words?.title}</b>
            {`${merchant.address1}, ${merchant.suburb}`}
          </>
        }
      >
        <Text weight="strong">{words?.title}</Text>
        {slots ? (
          <DeliverySummary merchant={merchant} onChange={showSteps} />
        ) : (
          <Text size={15} tone="soft">
            {addressText(address)}
          </Text>
        )}
        <SavedAddresses merchant={merchant} customer={customer} />
      </Step>
    </>
  );
}
