import type { DietaryKey, ProductDetails } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { describeChoice } from '@servery/domain/cart/describe-choice';
import { choicesOf, unitPrice } from '@servery/domain/cart/options';
import { WEEK } from '@servery/domain/hours/availability';
import { searchCategories } from '@servery/domain/menu/search';
import { parseCents } from '@servery/domain/money';
import type { Quantities } from '@servery/domain/standing-orders/standing-order';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { SearchField } from '@servery/ui/inputs/search-field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { List, ListButton } from '@servery/ui/surfaces/list';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productQuery } from '#api/queries.ts';
import { ProductSheet } from '#features/product/index.ts';
import { change, type DraftItem, useDraft } from '#features/standing/draft.ts';
import css from '#features/standing/standing.module.css';
import { shownCategories } from '#ordering/dish-filter.ts';
import type { LineWanted } from '#ordering/use-cart.ts';
import { groupsOf } from '#ordering/use-product-choice.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/standing/texts.ts';

const WORKDAYS = WEEK.slice(0, 5);

/** As many on each day that has something already, else from Monday to Friday. */
function quantitiesFor(items: readonly DraftItem[], count: number): Quantities {
  const used = WEEK.filter((day) => items.some(({ quantities }) => quantities[day] > 0));
  const days = used.length > 0 ? used : WORKDAYS;
  return Object.fromEntries(WEEK.map((day) => [day, days.includes(day) ? count : 0])) as Quantities;
}

const idsIn = (options: LineWanted['options'] = {}): number[] =>
  Object.entries(options).map(([name, value]) =>
    name.startsWith('option_') ? Number(name.slice('option_'.length)) : Number(value),
  );

/** Puts what was chosen into the week; the same with the same options is one row. */
function putItem(details: ProductDetails, line: LineWanted, instead?: string): void {
  const { items } = useDraft.getState();
  const groups = groupsOf(details);
  const chosen = new Set(idsIn(line.options));
  const options = groups.flatMap((group) =>
    group.options.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
  );
  const key = `${details.item_id}:${options.join()}`;
  const before = items.find((item) => item.key === (instead ?? key));
  const item: DraftItem = {
    key,
    menu_item_id: details.item_id,
    menu_item_desc: details.name,
    options_desc: describeChoice(groups, options),
    img_url: details.image_url,
    tint: details.tint,
    cents: unitPrice(parseCents(details.base_price) ?? 0, groups, options),
    options,
    hasOptions: groups.length > 0,
    available: true,
    quantities: before?.quantities ?? quantitiesFor(items, line.quantity),
  };
  const others = items.filter((each) => each.key !== key || each === before);
  const at = before ? others.indexOf(before) : -1;
  change({ items: at < 0 ? [...others, item] : others.with(at, item), cell: { key, day: 'mon' } });
}

const NO_DIET = new Set<DietaryKey>();

type ListProps = { merchant: Merchant; open: boolean; onClose: () => void; onPick: (id: number) => void };

function ProductList({ merchant, open, onClose, onPick }: ListProps) {
  const [words, setWords] = useState('');
  const found = shownCategories(merchant.menu.items, { search: words, diet: NO_DIET }, searchCategories);
  return (
    <Sheet open={open} onClose={onClose} title={t.addProduct}>
      <div className={css.picker}>
        <SearchField label={t.search} value={words} onChange={setWords} />
        {found.length === 0 && (
          <Text tone="soft">{words === '' ? laterTexts.productsNotAvailable : t.nothingFound}</Text>
        )}
        {found.map((category) => (
          <section key={category.id} aria-label={category.name}>
            <Display as="h3" size={20}>
              {category.name}
            </Display>
            <List>
              {category.items.map((product) => (
                <ListButton
                  key={product.id}
                  title={product.name}
                  end={price(merchant.locale.currency_sign, product.base_price)}
                  onClick={() => onPick(product.id)}
                />
              ))}
            </List>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

export type Picking = { step: 'list' } | { step: 'product'; id: number; item?: DraftItem } | undefined;
type Props = { merchant: Merchant; picking: Picking; onChange: (next: Picking) => void };

/** A product of the menu, then what is to be chosen of it. */
export function AddProduct({ merchant, picking, onChange }: Props) {
  const client = useQueryClient();
  const close = () => onChange(undefined);
  const id = picking?.step === 'product' ? picking.id : 0;
  const item = picking?.step === 'product' ? picking.item : undefined;
  const details = client.getQueryData(productQuery(id, -1).queryKey);
  const held = item && details && choicesOf(groupsOf(details), item.options);
  const choose = (line: LineWanted) => {
    const known = client.getQueryData(productQuery(id, -1).queryKey);
    if (known) putItem(known, line, item?.key);
    close();
  };
  return (
    <>
      <ProductList
        merchant={merchant}
        open={picking?.step === 'list'}
        onClose={close}
        onPick={(picked) => onChange({ step: 'product', id: picked })}
      />
      {id > 0 && (
        <ProductSheet
          key={`${id}:${item?.key ?? ''}`}
          merchant={merchant}
          itemId={id}
          slot={-1}
          open
          anytime={item ? t.changeOptions : t.addToWeek}
          {...(held && { held })}
          onClose={close}
          onChoose={choose}
        />
      )}
    </>
  );
}
