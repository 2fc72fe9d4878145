export { BackWhen } from '#features/stock/back-when.tsx';
export type { StockItem } from '#features/stock/rules/shelves.ts';
export { StockScreen } from '#features/stock/stock-screen.tsx';
export { StockCount } from '#features/stock/stock-count.tsx';
export { useSoldOut } from '#features/stock/use-sold-out.ts';
