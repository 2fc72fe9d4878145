export { StoreBanner } from '#features/store/store-banner.tsx';
export { StoreCard } from '#features/store/store-card.tsx';
export { StoreState } from '#features/store/store-card.tsx';
