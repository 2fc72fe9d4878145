import { z } from 'zod';
import { coordinateField, idField, optionalField, textField } from '#fields';

/** An address in its parts, as the form sends it. The state is upper-cased. */
export const addressFields = {
  delivery_address1: optionalField(textField(120)),
  delivery_address2: optionalField(textField(80)),
  delivery_city: optionalField(textField(80)),
  delivery_state: optionalField(textField(40).transform((text) => text.trim().toUpperCase())),
  delivery_postcode: optionalField(textField(10)),
  delivery_country: optionalField(textField(40)),
  /** 'lat,long' where a maps service told it. */
  delivery_latlng: optionalField(textField(60)),
};

/** Whom a card is billed to: an address of the member's own, or the parts of one. */
export const billingFields = {
  billing_address_id: optionalField(idField),
  billing_address_str: optionalField(textField(300)),
  billing_address1: optionalField(textField(120)),
  billing_address2: optionalField(textField(80)),
  billing_city: optionalField(textField(80)),
  billing_state: optionalField(textField(40).transform((text) => text.trim().toUpperCase())),
  billing_postcode: optionalField(textField(10)),
  billing_country: optionalField(textField(40)),
  billing_geo: optionalField(textField(300)),
  billing_latlng: optionalField(textField(60)),
};

/** An address as a maps service tells it. */
export const foundAddress = z.strictObject({
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  /** Without one, or without a postcode, a customer completes the address by hand. */
  street_number: z.string(),
  lat: z.number(),
  long: z.number(),
});
export type FoundAddress = z.output<typeof foundAddress>;

export const deliveryAddressEntry = z.strictObject({ id: z.number(), address: z.string() });

export const nearFields = {
  lat: optionalField(coordinateField(90)),
  long: optionalField(coordinateField(180)),
};
