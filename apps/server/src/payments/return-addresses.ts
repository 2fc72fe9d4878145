/** PayPal knows one address to come back to; from there the server sends the customer on. */
export const PAYPAL_RETURN = '/payments/paypal/return';
