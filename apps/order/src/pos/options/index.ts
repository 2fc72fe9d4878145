export { OptionsSheet } from '#pos/options/options-sheet.tsx';
