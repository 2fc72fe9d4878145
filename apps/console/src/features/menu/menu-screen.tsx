import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconEye, IconHistory, IconUpload } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { Switch } from '@servery/ui/inputs/check';
import { SearchField } from '@servery/ui/inputs/search-field';
import { Select } from '@servery/ui/inputs/select';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { DraftBar } from '#features/menu/draft-bar.tsx';
import { DraftMode, menuQueryOf } from '#features/menu/draft-mode.ts';
import { t as draftWords } from '#features/menu/draft-texts.ts';
import { CategoryTree } from '#features/menu/category-tree.tsx';
import { OpenPane } from '#features/menu/open-pane.tsx';
import type { OpenProps, ScreenProps } from '#features/menu/place.ts';
import { ProductsSection } from '#features/menu/products-section.tsx';
import states from './menu-states.module.css';
import { TitleAlone } from '#parts/title-alone.tsx';
import css from './menu.module.css';
import { t } from '#features/menu/texts.ts';

function Skeletons() {
  return (
    <Loading label={t.loading} className={states.skeletons}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} shape="block" height="3.5rem" />
      ))}
    </Loading>
  );
}

function Instead({ children }: { children: ReactNode }) {
  return (
    <section aria-label={t.menu} className={states.instead}>
      <Display as="h1" size={32}>
        {t.menu}
      </Display>
      {children}
    </section>
  );
}

type HeadProps = Pick<OpenProps, 'menu' | 'menuId' | 'place' | 'onGo'> & {
  search: string;
  onSearch: (search: string) => void;
};

function Head({ menu, menuId, place, onGo, search, onSearch }: HeadProps) {
  const isDraft = menu.is_draft === 1;
  const open = (pane: OpenProps['place']['pane']) => onGo({ ...place, product: undefined, pane });
  return (
    <header className={css.head}>
      <Display as="h1" size={32}>
        {t.menu}
      </Display>
      {menu.menus.length > 1 && (
        <Select
          label={t.whichMenu}
          hideLabel
          look="pill"
          value={String(menuId)}
          options={menu.menus.map(({ id, slug }) => ({ value: String(id), label: slug }))}
          onChange={(id) => onGo({ menu: Number(id), draft: place.draft })}
        />
      )}
      <Switch
        label={draftWords.workOnDraft}
        checked={isDraft}
        onChange={(on) => onGo({ ...place, product: undefined, pane: undefined, draft: on ? 1 : undefined })}
      />
      <span className={css.push} />
      <SearchField label={t.find} value={search} onChange={onSearch} look="raised" />
      <IconButton label={t.seeShop} icon={<IconEye />} kind="raised" onClick={() => open('view')} />
      {!isDraft && (
        <>
          <IconButton
            label={t.importAndExport}
            icon={<IconUpload />}
            kind="raised"
            onClick={() => open('import')}
          />
          <IconButton
            label={t.history}
            icon={<IconHistory />}
            kind="raised"
            onClick={() => open('history')}
          />
        </>
      )}
    </header>
  );
}

function Loaded({ menu, isOffline, ...props }: ScreenProps & { menu: EditableMenu; isOffline: boolean }) {
  const { place, onGo } = props;
  const [search, setSearch] = useState('');
  // What is typed is shown before what it finds.
  const sought = useDeferredValue(search);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const menuId = place.menu ?? menu.menus[0]?.id ?? 0;
  const first = menu.categories.find((each) => each.menu_id === menuId)?.id;
  const product = menu.products.find(({ id }) => id === place.product);
  const category = menu.categories.find(({ id }) => id === place.category)?.id;
  const categoryId = category ?? product?.category_id ?? first;
  const open = { ...props, menu, menuId, categoryId, chosen };
  // What somebody removed, or an undo took back, leaves no empty pane behind.
  const hasPane = place.pane !== undefined || place.product === 'new' || product !== undefined;
  const close = () => {
    setChosen(new Set());
    onGo({ ...place, pane: undefined });
  };
  return (
    <div className={css.frame}>
      <div className={css.screen} data-pane={hasPane || undefined}>
        <div className={css.left}>
          {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
          <Head {...open} search={search} onSearch={setSearch} />
          <DraftBar
            menu={menu}
            zone={props.user.merchant.time_zone}
            onOpen={() => onGo({ ...place, product: undefined, pane: 'draft' })}
          />
          <div className={css.columns}>
            <CategoryTree
              menu={menu}
              menuId={menuId}
              current={search.trim() === '' ? categoryId : undefined}
              onGo={(category) => {
                setSearch('');
                // Several are chosen across categories.
                const pane = place.pane === 'many' ? place.pane : undefined;
                onGo({ ...place, category, product: undefined, pane });
              }}
              onServices={() => onGo({ ...place, product: undefined, pane: 'services' })}
              onAdd={() => onGo({ ...place, product: undefined, pane: 'new-category' })}
            />
            <ProductsSection {...open} search={sought} onChoose={setChosen} />
          </div>
        </div>
        {hasPane && <TitleAlone>{t.menu}</TitleAlone>}
        <OpenPane {...open} onChoose={setChosen} onDone={close} />
      </div>
    </div>
  );
}

/** Everything that is sold: categories, products, prices, options, and what was changed by whom. */
export function MenuScreen(props: ScreenProps) {
  const isDraft = props.place.draft === 1;
  const { data, error, refetch } = useQuery(menuQueryOf(isDraft));
  if (data)
    return (
      <DraftMode value={isDraft}>
        <Loaded key={data.is_draft} {...props} menu={data} isOffline={error !== null} />
      </DraftMode>
    );
  return (
    <Instead>
      {error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <Skeletons />
      )}
    </Instead>
  );
}
