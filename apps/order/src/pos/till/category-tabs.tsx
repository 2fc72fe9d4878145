import { inWidths } from '@servery/ui/surfaces/picture';
import type { Category } from '@servery/contract/entities/menu';
import { Tabs } from '@servery/ui/choices/tabs';
import { ALL } from '#pos/till/find-products.ts';
import css from './category-tabs.module.css';
import { t } from '#pos/till/texts.ts';

export type CategoryTabsProps = {
  categories: readonly Category[];
  value: string | null;
  onChange: (id: string) => void;
};

export function CategoryTabs({ categories, value, onChange }: CategoryTabsProps) {
  const items = categories.map((category) => ({
    id: String(category.id),
    label: category.name,
    icon: category.img_url ? <img {...inWidths(category.img_url, '48px')} alt="" /> : undefined,
  }));
  return (
    <Tabs
      label={t.categories}
      look="pills"
      items={[{ id: ALL, label: t.all }, ...items]}
      value={value}
      onChange={onChange}
      className={css.tabs}
    />
  );
}
