import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu, EditedCategory, HeldCategory } from '@servery/contract/entities/menu-editor';
import { Button } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { CategoryFields } from '#features/menu/category-fields.tsx';
import { Pane } from '#parts/pane.tsx';
import { productsIn } from '#features/menu/rules/tree.ts';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import { useDraftKey } from '#features/menu/draft-mode.ts';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import { t } from '#features/menu/texts.ts';

const newCategory = (): EditedCategory => ({
  name: '',
  description: '',
  header: '',
  image: '',
  tint: 'oat',
  station: '',
  days: [],
  from: '',
  to: '',
  service: '',
  fulfilment: [],
  channels: [],
});

type Props = {
  menu: EditableMenu;
  menuId: number;
  category: HeldCategory | undefined;
  onClose: () => void;
  onShow: (category: number) => void;
};

function Parent({
  menu,
  menuId,
  value,
  onChange,
}: {
  menu: EditableMenu;
  menuId: number;
  value: number;
  onChange: (id: number) => void;
}) {
  const outer = menu.categories.filter((each) => each.menu_id === menuId && each.parent_id === 0);
  return (
    <Select
      label={t.inCategory}
      value={String(value)}
      options={[
        { value: '0', label: t.inNone },
        ...outer.map(({ id, value: { name } }) => ({ value: String(id), label: name })),
      ]}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

type RemoveProps = { category: HeldCategory; count: number; onClose: () => void };

function RemoveCategory({ category: { id, version, value }, count, onClose }: RemoveProps) {
  const remove = useMenuEdit('ConsoleMenu.remove');
  return (
    <Button
      kind="quiet"
      size="s"
      icon={<IconTrash2 />}
      busy={remove.isPending}
      onClick={() =>
        remove.mutate({
          input: { part: 'category', id, version },
          said: { text: t.removed({ name: value.name }), onDone: onClose },
        })
      }
    >
      {count > 0 ? t.removeWith({ count }) : t.removeCategory}
    </Button>
  );
}

/** All about one category, in the pane. */
export function CategoryEditor({ menu, menuId, category, onClose, onShow }: Props) {
  const [fresh] = useState(newCategory);
  const key = useDraftKey(category ? `category-${category.id}` : 'category-new');
  const draft = useDraft(key, category?.value ?? fresh);
  const [tried, setTried] = useState(false);
  const [parent, setParent] = useState(0);
  const save = useMenuEdit('ConsoleMenu.save_category');
  const { value } = draft;
  const name = value.name.trim();
  const place = category
    ? { category_id: category.id, version: category.version }
    : { menu_id: menuId, ...(parent > 0 && { parent_id: parent }) };
  const submit = () => {
    setTried(true);
    if (name === '' || draft.conflicts.length > 0) return;
    const onDone = ({ saved }: { saved: HeldCategory }) => {
      draft.discard();
      onShow(saved.id);
    };
    save.mutate({
      input: { ...place, category: asJson({ ...value, name }) },
      said: { text: category ? t.saved({ name }) : t.added({ name }), onDone },
    });
  };
  const discard = () => {
    draft.discard();
    if (!category) onClose();
  };
  const foot = (
    <SaveFoot
      changes={draft.changed.length}
      what={t.categoryFields}
      busy={save.isPending}
      isNew={!category}
      onDiscard={discard}
    />
  );
  return (
    <Pane title={category?.value.name ?? t.newCategory} onClose={onClose} foot={foot} onSubmit={submit}>
      {draft.conflicts.length > 0 && (
        <ConflictNotice what={t.categoryFields} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      <CategoryFields value={value} missing={tried && name === ''} onChange={draft.change} />
      {!category && <Parent menu={menu} menuId={menuId} value={parent} onChange={setParent} />}
      {category && (
        <RemoveCategory category={category} count={productsIn(menu, category.id).length} onClose={onClose} />
      )}
    </Pane>
  );
}
