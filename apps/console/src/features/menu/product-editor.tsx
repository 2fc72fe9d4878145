import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu, HeldProduct } from '@servery/contract/entities/menu-editor';
import { Button } from '@servery/ui/actions/button';
import { IconCopy, IconTrash2 } from '@servery/ui/foundations/icon-more';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeQuery } from '#api/store-query.ts';
import { StockCount } from '#features/stock/index.ts';
import { GroupEditor } from '#features/menu/group-editor.tsx';
import { OptionLinks } from '#features/menu/option-links.tsx';
import { Pane } from '#parts/pane.tsx';
import { ProductFields } from '#features/menu/product-fields.tsx';
import { StockFields } from '#features/menu/stock-fields.tsx';
import { fieldNames, newProduct, productErrors, tidied } from '#features/menu/rules/product.ts';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import { useDraftKey } from '#features/menu/draft-mode.ts';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import css from './menu.module.css';
import { t } from '#features/menu/texts.ts';

type Props = {
  menu: EditableMenu;
  /** Nothing where a new one is made, in a category. */
  product: HeldProduct | undefined;
  categoryId: number;
  onClose: () => void;
  onShow: (product: number) => void;
};

function Deeds({ product, onClose, onShow }: Pick<Props, 'onClose' | 'onShow'> & { product: HeldProduct }) {
  const { id, version, category_id, value } = product;
  const copy = useMenuEdit('ConsoleMenu.save_product');
  const remove = useMenuEdit('ConsoleMenu.remove');
  return (
    <div className={css.ways}>
      <Button
        kind="line"
        size="s"
        icon={<IconCopy />}
        busy={copy.isPending}
        onClick={() =>
          copy.mutate({
            input: { category_id, product: asJson({ ...value, name: t.copyOf({ name: value.name }) }) },
            said: { text: t.copied({ name: value.name }), onDone: ({ saved }) => onShow(saved.id) },
          })
        }
      >
        {t.copy}
      </Button>
      <Button
        kind="quiet"
        size="s"
        icon={<IconTrash2 />}
        busy={remove.isPending}
        onClick={() =>
          remove.mutate({
            input: { part: 'product', id, version },
            said: { text: t.removed({ name: value.name }), onDone: onClose },
          })
        }
      >
        {t.remove}
      </Button>
    </div>
  );
}

/** How many there are is saved by itself: it is no change of the product. */
function CountNow({ id }: { id: number }) {
  const { data } = useQuery(storeQuery);
  const item = data?.items.find((each) => each.id === id);
  return item ? <StockCount item={item} /> : null;
}

function useProductSave({ product, categoryId, onClose, onShow }: Props) {
  const [fresh] = useState(newProduct);
  const held = product?.value ?? fresh;
  const key = useDraftKey(product ? `product-${product.id}` : `product-new-${categoryId}`);
  const draft = useDraft(key, held);
  const [tried, setTried] = useState(false);
  const save = useMenuEdit('ConsoleMenu.save_product');
  const errors = productErrors(draft.value);
  const submit = () => {
    setTried(true);
    if (Object.keys(errors).length > 0 || draft.conflicts.length > 0) return;
    const value = tidied(draft.value);
    save.mutate({
      input: {
        ...(product ? { product_id: product.id, version: product.version } : { category_id: categoryId }),
        product: asJson(value),
      },
      said: {
        text: product ? t.saved({ name: value.name }) : t.added({ name: value.name }),
        onDone: ({ saved }) => {
          draft.discard();
          setTried(false);
          if (!product) onShow(saved.id);
        },
      },
    });
  };
  const discard = () => {
    draft.discard();
    setTried(false);
    if (!product) onClose();
  };
  return { draft, errors: tried ? errors : {}, submit, discard, busy: save.isPending };
}

/** All about one product, in the pane. */
export function ProductEditor(props: Props) {
  const { menu, product, onClose, onShow } = props;
  const { draft, errors, submit, discard, busy } = useProductSave(props);
  const [group, setGroup] = useState<number | 'new'>();
  const { value, changed, conflicts } = draft;
  const pictureUrl = value.image && menu.media_url + value.image;
  if (group !== undefined)
    return (
      <GroupEditor
        key={group}
        menu={menu}
        group={menu.groups.find(({ id }) => id === group)}
        onClose={() => setGroup(undefined)}
        onMade={(id) => {
          draft.change({ options: [...value.options, id] });
          setGroup(undefined);
        }}
      />
    );
  const foot = (
    <SaveFoot
      changes={changed.length}
      what={fieldNames(changed)}
      busy={busy}
      isNew={!product}
      onDiscard={discard}
    />
  );
  return (
    <Pane title={product?.value.name ?? t.newProduct} onClose={onClose} foot={foot} onSubmit={submit}>
      {conflicts.length > 0 && (
        <ConflictNotice what={fieldNames(conflicts)} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      <ProductFields
        menu={menu}
        value={value}
        held={product?.value}
        changed={product ? changed : []}
        errors={errors}
        pictureUrl={pictureUrl}
        onChange={draft.change}
      />
      <OptionLinks
        menu={menu}
        ids={value.options}
        onChange={(options) => draft.change({ options })}
        onOpen={setGroup}
      />
      <StockFields value={value} changed={product ? changed : []} onChange={draft.change}>
        {product && menu.is_draft === 0 && <CountNow id={product.id} />}
      </StockFields>
      {product && <Deeds product={product} onClose={onClose} onShow={onShow} />}
    </Pane>
  );
}
