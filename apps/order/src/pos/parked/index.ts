export { ParkDialog } from '#pos/parked/park-dialog.tsx';
export { ParkedOrders } from '#pos/parked/parked-orders.tsx';
