export { TillLock } from '#pos/person/till-lock.tsx';
export { WhoButton } from '#pos/person/who-button.tsx';
