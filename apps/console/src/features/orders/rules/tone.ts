import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { StatusProps } from '@servery/ui/actions/badge';

const TONE: Readonly<Partial<Record<OrderStatus, StatusProps['tone']>>> = {
  1: 'highlight',
  2: 'accent',
  3: 'accent',
  4: 'good',
  6: 'accent',
};

/** Waiting stands out, what is under way is green, what is over is quiet. */
export const statusTone = (status: OrderStatus): StatusProps['tone'] => TONE[status] ?? 'soft';
