export { OptionsSheet, type Wanted } from '#features/pos-options/options-sheet.tsx';
