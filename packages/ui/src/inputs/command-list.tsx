import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { IconSearch } from '#foundations/icon';
import css from './command-list.module.css';

export type Command = { id: string; label: string; note?: string; picture?: ReactNode };
export type CommandGroup = { id: string; label: string; commands: Command[] };

export type CommandListProps = {
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: CommandGroup[];
  /** stands at the end of the field: the way out */
  aside?: ReactNode;
  /** what stands in place of the list when nothing fits */
  empty: ReactNode;
  onPick: (id: string) => void;
};

const Row = ({ id, label, note, picture }: Command) => (
  <MenuItem id={id} textValue={label} className={css.item}>
    <span aria-hidden className={css.picture}>
      {picture}
    </span>
    <span className={css.words}>
      {label}
      {note !== undefined && <small>{note}</small>}
    </span>
  </MenuItem>
);

/** A field and what it finds: typing narrows it down, the arrows walk through it, Enter does it. */
export function CommandList(props: CommandListProps) {
  const { label, text, onTextChange, groups, aside, empty, onPick } = props;
  return (
    <I18nProvider locale="en-AU">
      <Autocomplete inputValue={text} onInputChange={onTextChange}>
        <SearchField aria-label={label} className={css.field}>
          <IconSearch />
          <Input placeholder={label} data-first-focus />
          {aside}
        </SearchField>
        <Menu
          aria-label={label}
          items={groups}
          onAction={(key) => onPick(String(key))}
          renderEmptyState={() => <div className={css.empty}>{empty}</div>}
          className={css.list}
        >
          {(group) => (
            <MenuSection id={group.id}>
              <Header className={css.head}>{group.label}</Header>
              <Collection items={group.commands}>{(command) => <Row {...command} />}</Collection>
            </MenuSection>
          )}
        </Menu>
      </Autocomplete>
    </I18nProvider>
  );
}
