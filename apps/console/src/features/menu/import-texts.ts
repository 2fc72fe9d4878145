import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-menu-import', {
  title: 'Import and export',
  export: 'Download the menu',
  exportNote: 'A file with every product, option and price. Bring it back here, or into another venue.',
  bring: 'Bring a menu',
  bringNote: 'A file from here, a spreadsheet saved as CSV, Square’s catalogue, or a page with a menu.',
  chooseFile: 'Choose a file',
  list: 'Or paste it',
  listHint: 'For example: Name, Price, Category',
  tooLong: 'It’s too long. Bring it in parts of 200,000 characters.',
  how: 'What the list doesn’t name',
  add: 'Keep it',
  replace: 'Take it off',
  seePlan: 'See what changes',
  import: 'Import',
  nothing: 'It’s all there already. Nothing to import.',
  left: '{count} {count|line|lines} couldn’t be read',
  imported: 'Imported',
  undo: 'Undo',
});
