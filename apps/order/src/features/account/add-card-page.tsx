import { cardName } from '#features/account/card-name.ts';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { billingFields } from '@servery/domain/checkout/billing';
import { needsBillingAddress } from '@servery/domain/checkout/methods';
import { billingTexts } from '@servery/domain/messages/billing-texts';
import { networkError, texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { venueQuery } from '#api/queries.ts';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { CardForm, useBilling, useCard } from '#features/payment/index.ts';
import { LoadFailed } from '#features/shell/index.ts';
import { useVenueSlug } from '#state/venue-slug.ts';
import { GoText } from '#shared/links.tsx';
import { sayBad, sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/account/texts.ts';
import { keys } from '#api/query-keys.ts';

type Props = { merchant: Merchant; customer: Customer };

function useNewCard({ merchant, customer }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const card = useCard(merchant);
  const entered = useBilling(merchant, customer.billing_addresses);
  const billing = needsBillingAddress('CC', merchant) ? entered : undefined;
  const [busy, setBusy] = useState(false);
  /** To its provider first, and then what came back for it to us. */
  const send = async (): Promise<void> => {
    const made = await card.tokenise(billing?.address.postcode ?? '');
    if (!made.ok) return void sayBad(made.message);
    const result = await call('AddNewCard', {
      store_id: merchant.id,
      braintree_nonce: made.nonce,
      ...(billing && billingFields(billing.address)),
    });
    if (!result.ok) return void sayFailure(result, texts.tryAgain);
    client.setQueryData(keys.customer, result.value.customer);
    sayGood(billingTexts.cardAdded);
    return navigate({ to: '/account/managecard', replace: true });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const address = !billing || billing.check();
    if (!card.check() || !address) return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  return { card, billing, busy, submit };
}

function leadOf({ has_saved_card, credit_card_type: type, credit_card_ending: ending }: Customer): string {
  const charged = t.nothingCharged;
  return has_saved_card === 1 ? t.replaces({ card: cardName(type, ending), charged }) : charged;
}

function NewCard({ merchant, customer }: Props) {
  const { card, billing, busy, submit } = useNewCard({ merchant, customer });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      <Text tone="soft">{leadOf(customer)}</Text>
      <Card pad="l">
        <CardForm card={card} billing={billing} merchant={merchant} />
      </Card>
      <Button type="submit" wide busy={busy} disabled={busy}>
        {t.addCard}
      </Button>
    </form>
  );
}

/** The rules are those of the store that was ordered from last, else of the brand's own. */
function AtStore({ customer }: { customer: Customer }) {
  const slug = useVenueSlug();
  const venue = useQuery(venueQuery(slug));
  if (venue.data?.is_braintree_payments_enabled === 0) return <EmptyState title={t.cardsOff} />;
  if (venue.data) return <NewCard merchant={venue.data} customer={customer} />;
  if (venue.error)
    return (
      <LoadFailed
        error={venue.error}
        title={t.cardFormFailed}
        whenNoAnswer={networkError('GA1')}
        retry={() => void venue.refetch()}
      />
    );
  return (
    <Loading label={t.loadingTheCardForm}>
      <Skeleton shape="block" height="360px" />
    </Loading>
  );
}

export function AddCardPage() {
  return (
    <AccountFrame title={t.addCard}>
      {({ customer }) => (
        <>
          <AtStore key={customer.id} customer={customer} />
          <GoText to="/account/managecard" className={css.leave}>
            {t.backToBilling}
          </GoText>
        </>
      )}
    </AccountFrame>
  );
}
