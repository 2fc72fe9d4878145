type Placed = { session_id: number; customer_id: number | null };
type Visitor = { id: number; customer_id: number | null };

/** Whether this is who placed it: in the same session, or as the same member on any device. */
export const isPlacedBy = (order: Placed, visitor: Visitor | undefined): boolean =>
  visitor !== undefined &&
  (order.session_id === visitor.id ||
    (order.customer_id !== null && order.customer_id === visitor.customer_id));
