import type { EditableMenu, HeldGroup } from '@servery/contract/entities/menu-editor';
import { TextButton } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconPlus, IconX } from '@servery/ui/foundations/icon';
import { Grip } from '#features/menu/grip.tsx';
import { optionsText, ruleText } from '#features/menu/rules/group.ts';
import { SharedGroup } from '#features/menu/shared-group.tsx';
import { useReorder } from '#features/menu/use-reorder.ts';
import css from './options.module.css';
import pane from '#parts/pane.module.css';
import { t } from '#features/menu/texts.ts';

type Props = {
  menu: EditableMenu;
  /** The groups that a product asks, in their order. */
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  onOpen: (group: number | 'new') => void;
};

function usesOf({ products }: EditableMenu, groupId: number): number {
  return products.filter(({ value }) => value.options.includes(groupId)).length;
}

type LinkProps = {
  menu: EditableMenu;
  group: HeldGroup;
  mark: string | undefined;
  grip: object;
  onOpen: () => void;
  onRemove: () => void;
};

function Link({ menu, group, mark, grip, onOpen, onRemove }: LinkProps) {
  const { name } = group.value;
  const uses = usesOf(menu, group.id);
  return (
    <li data-row data-mark={mark} className={css.link}>
      <Grip name={name} {...grip} />
      <button type="button" className={css.open} onClick={onOpen}>
        <b>{name}</b>
        <small>{optionsText(group.value)}</small>
        {uses > 1 && <small>{t.sharedWith({ count: uses })}</small>}
      </button>
      <span className={css.rule}>{ruleText(group.value)}</span>
      <IconButton label={t.takeOff({ name })} icon={<IconX />} onClick={onRemove} />
    </li>
  );
}

/** What a customer is asked about a product: groups of its own, and those that it shares with others. */
export function OptionLinks({ menu, ids, onChange, onOpen }: Props) {
  const asked = ids.flatMap((id) => menu.groups.find((each) => each.id === id) ?? []);
  const order = (groups: HeldGroup[]) => onChange(groups.map(({ id }) => id));
  const { list, grip, mark } = useReorder({ items: asked, onOrder: order });
  const add = (id: number) => {
    onChange([...ids, id]);
    // The field begins anew: who came to it by keyboard goes on from what was added.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('button')?.focus());
  };
  return (
    <section aria-label={t.options} className={pane.part}>
      <h3>{t.options}</h3>
      <ul ref={list} className={css.links}>
        {asked.map((group, at) => (
          <Link
            key={group.id}
            menu={menu}
            group={group}
            mark={mark(at)}
            grip={grip(at)}
            onOpen={() => onOpen(group.id)}
            onRemove={() => onChange(ids.filter((id) => id !== group.id))}
          />
        ))}
      </ul>
      {asked.length === 0 && <p className={css.none}>{t.noOptionsNote}</p>}
      <div className={css.add}>
        <TextButton icon={<IconPlus />} pad onClick={() => onOpen('new')}>
          {t.newGroup}
        </TextButton>
        {menu.groups.length > asked.length && (
          <SharedGroup key={ids.length} menu={menu} ids={ids} onAdd={add} />
        )}
      </div>
    </section>
  );
}
