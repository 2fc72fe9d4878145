export { DishTags } from '#features/menu/dish-tags.tsx';
