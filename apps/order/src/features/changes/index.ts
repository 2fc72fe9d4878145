export { OrderChangesStrip } from '#features/changes/order-changes-strip.tsx';
export { t as changesTexts } from '#features/changes/texts.ts';
export { type OrderChanges, useOrderChanges } from '#features/changes/use-order-changes.ts';
export { WasNow } from '#features/changes/was-now.tsx';
