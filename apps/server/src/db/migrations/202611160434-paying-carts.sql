create index payment_attempt_cart on payment_attempt (cart_id) where state in ('started', 'unknown', 'waiting');
