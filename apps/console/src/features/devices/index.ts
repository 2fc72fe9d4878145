export { needsSomebody } from '#features/devices/rules/words.ts';
