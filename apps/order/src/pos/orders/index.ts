export { OrdersScreen } from '#pos/orders/orders-screen.tsx';
