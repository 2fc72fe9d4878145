import type { CallInput } from '@servery/contract/registry';
import { type AddressDraft, addressParts } from '#address/draft';
import type { Agreed } from '#checkout/agreements';
import { type BillingAddress, billingFields } from '#checkout/billing';
import type { ContactInput } from '#checkout/contact';
import type { CustomData } from '#checkout/custom-fields';
import { isBlankMobile } from '#checkout/phone';
import { type Cents, formatCents } from '#money';
import type { TenderKind } from '#payments/tender';
import type { FulfilmentChoice } from '#fulfilment/choice';
import { selectedOptions } from '#fulfilment/selected-options';

/** What an order is submitted with, as the screens know it. */
export type Submission = {
  merchant: { id: number; menu_id: number; time_zone: string };
  /** The total as it was last shown; the server refuses another. */
  shownTotal: string;
  /** What a gift voucher pays of it, as it was last shown. */
  shownGift?: string | undefined;
  /** When an ASAP order would be ready, as it was last shown, in seconds; 0 where nothing was. */
  shownDue?: number;
  choice: FulfilmentChoice;
  contact: ContactInput;
  /** A member tells what differs from the profile. */
  member?: { nameIsNew: boolean; mobileIsNew: boolean };
  mobileCountry?: string;
  method: string;
  address: AddressDraft;
  addressRequired: boolean;
  /** Of a card, where the merchant asks for one. */
  billing?: BillingAddress;
  student?: { name: string; classId: number };
  custom?: CustomData;
  contactless?: boolean;
  agreed?: Agreed;
  saveCard?: boolean;
  /** What staff take with the order, and nothing yet for an order that is paid afterwards. */
  tender?: {
    kind: TenderKind | 'none';
    amount?: Cents | undefined;
    received?: Cents | undefined;
    /** The yes of the member whose balance pays. */
    balanceWord?: string | undefined;
    giftId?: string | undefined;
  };
  note: string;
  native: boolean;
  push?: unknown;
};

/** The payment step's own part: a nonce or a wallet's answer. Never a card. */
export type PaymentProof = { braintree_nonce?: string; wallet_data?: string };

type Fields = CallInput<'SubmitOrder'> & Record<string, unknown>;

const flag = (on: boolean | undefined): 0 | 1 => (on ? 1 : 0);

function fulfilmentFieldsOf({ choice, merchant }: Submission) {
  const { datetime } = selectedOptions(choice, merchant.time_zone);
  return {
    fulfilment_type: choice.code,
    fulfilment_asap: flag(choice.asap),
    fulfilment_datetime: datetime > 0 ? Math.floor(datetime / 1000) : undefined,
    contact_name: choice.bookingName || undefined,
    booking_name: choice.bookingName || undefined,
    booking_ref: choice.bookingRef || undefined,
    booking_pax: choice.bookingPax,
    table_num: choice.tableNum || undefined,
    delivery_slot_id: choice.slotId || undefined,
    delivery_stop_id: choice.stopId || undefined,
    pickup_location_id: choice.locationId || undefined,
  };
}

const deliveryParts = (draft: AddressDraft) =>
  Object.fromEntries(
    addressParts.map((part) => [`delivery_${part}`, draft[`delivery_${part}`] || undefined]),
  );

function whereFields({ address, addressRequired, billing }: Submission) {
  return {
    ...(addressRequired && {
      ...deliveryParts(address),
      delivery_address_id: address.delivery_address_id || undefined,
      delivery_address_str: address.delivery_address || undefined,
      delivery_postcode: address.delivery_postcode || undefined,
      delivery_geo: address.delivery_geo || undefined,
      delivery_latlng: address.delivery_latlng || undefined,
    }),
    ...(billing && billingFields(billing)),
  };
}

function whoFields({ contact, member, mobileCountry }: Submission) {
  const name = contact.name.trim();
  const mobile = isBlankMobile(contact.mobile) ? undefined : contact.mobile.trim();
  return {
    customer_name: name,
    customer_name_new: member?.nameIsNew ? name : undefined,
    customer_email: contact.email.trim() || undefined,
    customer_mobile: mobile,
    customer_mobile_new: member?.mobileIsNew ? mobile : undefined,
    mobile_metadata: mobile && mobileCountry ? { country_code: mobileCountry } : undefined,
  };
}

const amountOf = (cents: Cents | undefined) => (cents === undefined ? undefined : formatCents(cents));

/** A card on the pinpad is asked for in its own way. */
const tenderFields = (
  { kind, amount, received, balanceWord, giftId }: NonNullable<Submission['tender']> = { kind: 'eftpos' },
) => ({
  tender_kind: kind === 'eftpos' ? undefined : kind,
  tender_amount: amountOf(amount),
  tender_received: amountOf(received),
  balance_word: balanceWord,
  tender_gift: giftId,
});

/** The body of both calls of a submission. */
export function submitFields(
  order: Submission,
  call: { preorder: 0 | 1; submitKey: string; proof?: PaymentProof | undefined },
): Fields {
  const { merchant, student, agreed, custom = {} } = order;
  return {
    merchant_id: merchant.id,
    menu_id: merchant.menu_id,
    preorder: call.preorder,
    submit_key: call.submitKey,
    expected_total: order.shownTotal,
    expected_gift: order.shownGift,
    expected_due: order.choice.asap ? order.shownDue || undefined : undefined,
    ...fulfilmentFieldsOf(order),
    ...whereFields(order),
    ...whoFields(order),
    student_name: student?.name.trim() || undefined,
    store_class_id: student?.classId || undefined,
    payment_method: order.method,
    // The card goes to its provider and nowhere else.
    card_name: '',
    card_number: '',
    card_expiry: '',
    card_csc: '',
    save_card: flag(order.saveCard),
    auto_topup: 0,
    contactless: flag(order.contactless),
    age_agreed: agreed && flag(agreed.age),
    terms_agreed: agreed && flag(agreed.terms),
    custom_data: Object.keys(custom).length > 0 ? custom : undefined,
    order_note: order.note || undefined,
    order_note_included: 1,
    ...tenderFields(order.tender),
    order_source: order.native ? 'rapp' : 'rmobi',
    pn_data: order.native ? order.push : undefined,
    ...call.proof,
  };
}
