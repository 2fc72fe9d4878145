export { OptionsSheet, type Wanted } from '#pos/options/options-sheet.tsx';
