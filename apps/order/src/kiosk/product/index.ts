export { DIET_CHOICES, dietOf } from '#kiosk/product/diet.ts';
export { ProductSheet } from '#kiosk/product/product-sheet.tsx';
