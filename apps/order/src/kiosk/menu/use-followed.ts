import { useEffect, useRef, useState } from 'react';

/** The section that has reached the top of a scrolling box, and how to go to another. */
export function useFollowed(ids: readonly string[]) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(ids[0] ?? '');
  const list = ids.join(' ');
  useEffect(() => {
    const holder = box.current;
    if (!holder) return;
    const look = () => {
      const line = holder.getBoundingClientRect().top + holder.clientHeight * 0.25;
      const atEnd = holder.scrollTop + holder.clientHeight >= holder.scrollHeight - 2;
      const sections = list.split(' ').flatMap((id) => (id && document.querySelector(`#${id}`)) || []);
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      const found = atEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]);
      if (found) setCurrent(found.id);
    };
    look();
    holder.addEventListener('scroll', look, { passive: true });
    return () => holder.removeEventListener('scroll', look);
  }, [list]);
  const goTo = (id: string): void => {
    box.current?.querySelector(`#${id}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  return { box, current, goTo };
}
