export { OrderChangesStrip, WasNow } from '#features/changes/order-changes.tsx';
export { t as changesTexts } from '#features/changes/texts.ts';
export { type OrderChanges, useOrderChanges } from '#features/changes/use-order-changes.ts';
