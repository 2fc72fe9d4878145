export { CartScreen } from '#features/kiosk-cart/cart-screen.tsx';
