import { agreement, type OrderDetail, orderDetail } from '@servery/contract/entities/checkout';
import { z } from 'zod';
import type { OrderRecord } from '#stores/orders';

const stored = z.array(orderDetail);

/** What the venue asked at the checkout and was told, in the words of that day. */
export const storedDetails = ({ details }: Pick<OrderRecord, 'details'>): OrderDetail[] =>
  stored.parse(JSON.parse(details));

const agreements = z.array(agreement);
export const storedAgreements = ({ agreed }: Pick<OrderRecord, 'agreed'>) =>
  agreements.parse(JSON.parse(agreed));
