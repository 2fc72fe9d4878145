export const addressParts = ['address1', 'address2', 'city', 'state', 'postcode', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];
type Parts<Kind extends 'delivery' | 'billing'> = Record<`${Kind}_${AddressPart}`, string>;

/** Where an order goes and whom it is billed to, as far as the customer has told. */
export type AddressDraft = Parts<'delivery'> &
  Parts<'billing'> & {
    /** A saved address of the member; 0 for one that was typed. */
    delivery_address_id: number;
    /** The whole address in one line; while somebody searches, what they typed. */
    delivery_address: string;
    /** The maps service's name for it. */
    delivery_geo: string;
    delivery_latlng: string;
    /** The server has confirmed that the venue delivers there. */
    delivery_validated: boolean;
    delivery_postcode_id: number;
    delivery_mins: number;
    delivery_fee: string;
    delivery_minimum: string;
    billing_address_id: number;
    billing_address: string;
  };

/** What the server says of an address, before it has said anything. */
export const unconfirmed = {
  delivery_validated: false,
  delivery_postcode_id: 0,
  delivery_mins: 0,
  delivery_fee: '',
  delivery_minimum: '',
};

/** Nothing known of where it goes. */
export const noDelivery = {
  delivery_address_id: 0,
  delivery_address: '',
  delivery_address1: '',
  delivery_address2: '',
  delivery_city: '',
  delivery_state: '',
  delivery_postcode: '',
  delivery_country: '',
  delivery_geo: '',
  delivery_latlng: '',
  ...unconfirmed,
};

export const emptyAddress: AddressDraft = {
  ...noDelivery,
  billing_address_id: 0,
  billing_address: '',
  billing_address1: '',
  billing_address2: '',
  billing_city: '',
  billing_state: '',
  billing_postcode: '',
  billing_country: '',
};

export const isDeliverable = (draft: AddressDraft): boolean =>
  (draft.delivery_address_id > 0 || draft.delivery_postcode !== '') &&
  draft.delivery_validated &&
  draft.delivery_postcode_id > 0;
