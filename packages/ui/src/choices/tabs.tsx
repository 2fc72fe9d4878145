import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CountBadge } from '#actions/badge';
import { cx } from '#foundations/cx';
import css from './tabs.module.css';

export type TabItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  /** read instead of the label when the label is only an icon */
  name?: string;
  icon?: ReactNode;
  count?: ReactNode;
  /** pushed to the far end of the row */
  end?: boolean;
};
export type TabsProps<Id extends string> = {
  label: string;
  items: TabItem<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  look?: 'line' | 'pills';
  /** ids of the panels are `${panels}-${item.id}`; give the same to TabPanel */
  panels?: string;
  className?: string;
};

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  look = 'line',
  panels,
  className,
}: TabsProps<Id>) {
  const made = useId();
  const base = panels ?? made;
  const list = useRef<HTMLDivElement>(null);
  const focusable = items.some((item) => item.id === value) ? value : items[0]?.id;

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === focusable);
    const next = moves[event.key]?.(at, items.length - 1);
    const item = next === undefined ? undefined : items[next];
    if (!item || next === undefined) return;
    event.preventDefault();
    onChange(item.id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      data-look={look}
      onKeyDown={onKeyDown}
      className={cx(css.tabs, className)}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${base}-tab-${item.id}`}
          aria-label={item.name}
          aria-selected={item.id === value}
          aria-controls={panels && item.id === value ? `${panels}-${item.id}` : undefined}
          tabIndex={item.id === focusable ? 0 : -1}
          data-end={item.end || undefined}
          className={css.tab}
          onClick={() => onChange(item.id)}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && <CountBadge tone="highlight">{item.count}</CountBadge>}
        </button>
      ))}
    </div>
  );
}

export type TabPanelProps = { panels: string; id: string; children: ReactNode; className?: string };
export function TabPanel({ panels, id, children, className }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${panels}-${id}`} aria-labelledby={`${panels}-tab-${id}`} className={className}>
      {children}
    </div>
  );
}
