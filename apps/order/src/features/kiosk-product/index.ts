export { dietOf } from '#features/kiosk-product/diet.ts';
export { ProductSheet, type Wanted } from '#features/kiosk-product/product-sheet.tsx';
