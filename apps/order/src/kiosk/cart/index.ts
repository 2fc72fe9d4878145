export { CartScreen } from '#kiosk/cart/cart-screen.tsx';
