export { ProductSheet } from '#kiosk/product/product-sheet.tsx';
