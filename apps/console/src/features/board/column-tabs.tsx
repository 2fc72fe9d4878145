import { Segmented } from '@servery/ui/choices/segmented';
import { useEffect, useState } from 'react';
import { type ColumnId, columns as all, type Grouped } from '#features/board/rules/columns.ts';
import { words } from '#features/board/words.ts';
import css from './column-tabs.module.css';

const sectionsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('section')];

/** The column at the left edge. At the far end several are in view: there the one that was asked for stays. */
function columnInView(box: HTMLElement, held: ColumnId): ColumnId {
  const heldAt = all.findIndex(({ id }) => id === held);
  const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 2;
  const shown = sectionsIn(box)[heldAt];
  if (atEnd && shown && shown.getBoundingClientRect().left >= box.getBoundingClientRect().left) return held;
  const nearest = sectionsIn(box)
    .map((section, at) => ({ at, away: Math.abs(section.offsetLeft - box.offsetLeft - box.scrollLeft - 16) }))
    .toSorted((a, b) => a.away - b.away)[0];
  return (all[nearest?.at ?? 0] ?? all[0]).id;
}

function useColumnInView(box: HTMLElement | null) {
  const [inView, setInView] = useState<ColumnId>('new');
  useEffect(() => {
    if (!box) return;
    const look = () => setInView((held) => columnInView(box, held));
    box.addEventListener('scrollend', look);
    return () => box.removeEventListener('scrollend', look);
  }, [box]);
  return { inView, setInView };
}

/** Where not all columns fit: one tap brings one into view. */
export function ColumnTabs(props: { grouped: Grouped; columns: HTMLElement | null }) {
  const { grouped, columns } = props;
  const { inView, setInView } = useColumnInView(columns);
  const jump = (id: ColumnId) => {
    setInView(id);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const section = columns && sectionsIn(columns)[all.findIndex((each) => each.id === id)];
    section?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <div className={css.tabs}>
      <Segmented
        label={words.columns}
        items={all.map(({ id, title }) => ({ value: id, label: title, count: grouped[id].length }))}
        value={inView}
        onChange={jump}
      />
    </div>
  );
}
