export { PromoCards } from '#features/promos/promo-cards.tsx';
