import { rich } from '@servery/ui/foundations/rich';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { suggestsFor } from '@servery/domain/address/suggest';
import { addressText } from '@servery/domain/delivery/address';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { isMember } from '@servery/domain/people/roles';
import { TextButton } from '@servery/ui/actions/button';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { IconMapPin } from '@servery/ui/foundations/icon';
import { IconLogIn } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { lazy, Suspense, useId } from 'react';
import css from '#features/address/address.module.css';
import { ManualFields } from '#features/address/manual-fields.tsx';
import { type AddressForm, type HeldAddress, useAddress } from '#features/address/use-address.ts';
import { GoText } from '#shared/links.tsx';
import { isNothing, price } from '#shared/money.ts';
import { useCan } from '#shared/can.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/address/texts.ts';

const ComboBox = lazy(async () => ({ default: (await import('@servery/ui/inputs/combo-box')).ComboBox }));

type Props = {
  merchant: Merchant;
  customer: Customer | undefined;
  /** Where it is kept, unless it is the device's own. */
  held?: HeldAddress;
};

/** Whom it goes to: a member by name; a guest is told what signing in would save them. */
function Whose({ customer, known }: { customer: Customer | undefined; known: boolean }) {
  const can = useCan();
  if (!customer || !can('account')) return null;
  if (isMember(customer.status))
    return <Text tone="soft">{rich(t.deliveringTo.parts({ name: <b>{customer.name}</b> }))}</Text>;
  if (known) return null;
  return (
    <p className={css.hint}>
      {t.signInNote}{' '}
      <GoText to="/menu/login" icon={<IconLogIn />}>
        {common.signIn}
      </GoText>
    </p>
  );
}

function SavedAddresses({ customer, form }: { customer: Customer | undefined; form: AddressForm }) {
  const name = useId();
  const saved = customer?.delivery_addresses ?? [];
  if (saved.length === 0) return null;
  return (
    <ChoiceGroup title={t.yourAddresses} layout="rows">
      {saved.map((each) => (
        <Choice
          key={each.id}
          kind="radio"
          name={name}
          value={String(each.id)}
          look="row"
          checked={form.address.delivery_address_id === each.id}
          title={addressText(each.address)}
          onChange={() => form.chooseSaved(each)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Nothing where an address was chosen: what is wrong with it stands below the field, and a list would lie over that. */
function emptyText({ searching, address, error }: AddressForm): string | undefined {
  if (searching) return more.searching;
  if (error && !error.part) return undefined;
  return suggestsFor(address.delivery_address) ? t.noneFound : t.keepTyping;
}

function AddressField({ form, label }: { form: AddressForm; label: string }) {
  const { delivery_address_id: savedId, delivery_address: line, delivery_geo: chosen } = form.address;
  return (
    <Suspense fallback={<Skeleton shape="block" height="84px" />}>
      <ComboBox
        label={label}
        placeholder={t.startTypingYourAddress}
        options={form.found.map(({ id, main, secondary }) => ({ value: id, label: main, note: secondary }))}
        value={null}
        onChange={(id) => id !== null && form.pick(id)}
        text={savedId > 0 ? '' : chosen ? addressText(line) : line}
        onTextChange={form.type}
        found
        free
        empty={emptyText(form)}
        error={form.error && !form.error.part ? form.error.text : undefined}
      />
    </Suspense>
  );
}

const Search = (props: { form: AddressForm; label: string }) => (
  <>
    <AddressField {...props} />
    <TextButton pad onClick={props.form.goByHand} className={css.start}>
      {laterTexts.enterManually}
    </TextButton>
  </>
);

/** What is known of a confirmed address: how long, what it costs, what must at least be ordered. */
export function ConfirmedAddress({ merchant, form }: { merchant: Merchant; form: AddressForm }) {
  const { address } = form;
  const sign = merchant.locale.currency_sign;
  const facts = [
    address.delivery_mins > 0 && t.aboutMin({ delivery_mins: address.delivery_mins }),
    address.delivery_fee !== '' &&
      (isNothing(address.delivery_fee)
        ? t.freeDelivery
        : t.deliveryFee({ amount: price(sign, address.delivery_fee) })),
    address.delivery_minimum !== '' &&
      !isNothing(address.delivery_minimum) &&
      t.minimumOrder({ amount: price(sign, address.delivery_minimum) }),
  ].filter((fact) => fact !== false);
  return (
    <Notice
      tone="good"
      icon={<IconMapPin />}
      title={addressText(address.delivery_address)}
      action={<TextButton onClick={form.startAgain}>{t.changeAddress}</TextButton>}
    >
      <span className="dots">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </Notice>
  );
}

/** Where the order goes: one of the member's addresses, one found while typing, or one entered by hand. */
export function AddressStep({ merchant, customer, held }: Props) {
  const form = useAddress(merchant, held);
  return (
    <div className={css.step}>
      <Whose customer={customer} known={form.deliverable} />
      {form.deliverable ? (
        <ConfirmedAddress merchant={merchant} form={form} />
      ) : (
        <>
          <SavedAddresses customer={customer} form={form} />
          {form.error && !form.error.part && form.byHand && (
            <Notice tone="bad" alert>
              {form.error.text}
            </Notice>
          )}
          {form.byHand ? (
            <ManualFields merchant={merchant} form={form} />
          ) : (
            <Search form={form} label={more.deliveryAddress} />
          )}
        </>
      )}
    </div>
  );
}
