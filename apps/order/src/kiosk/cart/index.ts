export { CartScreen } from '#kiosk/cart/cart-screen.tsx';
export { CodeSheet } from '#kiosk/cart/code-sheet.tsx';
