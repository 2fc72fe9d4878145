export { needsSomebody } from '#features/devices/rules/words.ts';
export { TillPeople } from '#features/devices/till-people.tsx';
