import { z } from 'zod';
import { call } from '#call';
import { receipt, receiptLine, receiptSettings } from '#entities/receipt';
import { textField } from '#fields';

export const orderStatusDetailed = call({
  action: 'OrderStatusDetailed',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ order_id: textField(64).min(1, 'is missing') }),
  output: z.strictObject({ order: receipt, order_items: z.array(receiptLine), settings: receiptSettings }),
  errors: ['order_not_found'],
  perMinute: 300,
});
