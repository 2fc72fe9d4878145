import { z } from 'zod';
import { optionalField, textField } from '#fields';

/** Card data never reaches this server: these fields exist in the payload and must be empty. */
const emptyField = z.literal('', 'must not be sent: card details go to the payment provider only').optional();

/** A card as it may be sent: what its provider gave the browser for it, and nothing else. */
export const cardFields = {
  braintree_nonce: optionalField(textField(200)),
  card_name: emptyField,
  card_number: emptyField,
  card_expiry: emptyField,
  card_csc: emptyField,
};
