export { dietOf } from '#kiosk/product/diet.ts';
export { ProductSheet, type Wanted } from '#kiosk/product/product-sheet.tsx';
