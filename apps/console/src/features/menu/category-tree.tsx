import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu, HeldCategory } from '@servery/contract/entities/menu-editor';
import { TextButton } from '@servery/ui/actions/button';
import { IconClock, IconPlus } from '@servery/ui/foundations/icon';
import { Grip } from '#features/menu/grip.tsx';
import { type Branch, placedCategories, productsIn, treeOf } from '#features/menu/rules/tree.ts';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import { useReorder } from '#features/menu/use-reorder.ts';
import css from './menu.module.css';
import { t as service } from '#features/menu/service-texts.ts';
import { t } from '#features/menu/texts.ts';

type Props = {
  menu: EditableMenu;
  menuId: number;
  current: number | undefined;
  onGo: (category: number) => void;
  onAdd: () => void;
  onServices: () => void;
};

function Entry({
  category,
  menu,
  current,
  onGo,
}: Omit<Props, 'menuId' | 'onAdd' | 'onServices'> & { category: HeldCategory }) {
  return (
    <button
      type="button"
      data-category={category.id}
      aria-current={category.id === current ? 'true' : undefined}
      className={css.entry}
      onClick={() => onGo(category.id)}
    >
      <span>{category.value.name}</span>
      <span className={css.count}>{productsIn(menu, category.id).length}</span>
    </button>
  );
}

/** The categories of the menu: where one is chosen, and moved. */
export function CategoryTree(props: Props) {
  const { menu, menuId, onAdd, onServices } = props;
  const tree = treeOf(menu, menuId);
  const order = useMenuEdit('ConsoleMenu.order_categories');
  const save = (branches: Branch[]) =>
    order.mutate({
      input: { menu_id: menuId, categories: asJson(placedCategories(branches)) },
      said: { text: t.categoriesMoved },
    });
  const { list, grip, mark } = useReorder({ items: tree, onOrder: save });
  return (
    <nav aria-label={t.categories} className={css.tree}>
      <ul ref={list}>
        {tree.map((branch, at) => (
          <li key={branch.category.id} data-row data-mark={mark(at)}>
            <div className={css.branch}>
              <Grip name={branch.category.value.name} {...grip(at)} />
              <Entry {...props} category={branch.category} />
            </div>
            {branch.inside.length > 0 && (
              <ul className={css.inside}>
                {branch.inside.map((category) => (
                  <li key={category.id}>
                    <Entry {...props} category={category} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <TextButton icon={<IconPlus />} pad onClick={onAdd}>
        {t.category}
      </TextButton>
      <TextButton icon={<IconClock />} pad onClick={onServices}>
        {service.title}
      </TextButton>
    </nav>
  );
}
