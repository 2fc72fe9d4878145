export { ProductSheet } from '#features/product/lazy-product-sheet.tsx';
