import { expect, onTestFinished, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { one } from '#testing/roles.ts';
import { useFollowCurrent } from './follow.tsx';

/** The third of five links is the current one; each is 100 by 40. */
function Links({ follow, axis, current = 2 }: { follow?: string; axis: 'left' | 'top'; current?: number }) {
  const box = useFollowCurrent(follow, axis);
  return (
    <nav ref={box}>
      {Array.from({ length: 5 }, (_, at) => (
        <a key={at} href="#x" aria-current={at === current || undefined}>
          {at}
        </a>
      ))}
    </nav>
  );
}

function measured(first: Parameters<typeof Links>[0]) {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  onTestFinished(() => scrollTo.mockRestore());
  const { again } = draw(<Links {...first} />);
  const box = one('navigation');
  const sizes = { clientWidth: 300, clientHeight: 100 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value });
  for (const [at, link] of [...box.children].entries())
    for (const [name, value] of Object.entries({
      offsetLeft: at * 100,
      offsetTop: at * 40,
      offsetWidth: 100,
      offsetHeight: 40,
    }))
      Object.defineProperty(link, name, { value });
  return { scrollTo, again: (next: Parameters<typeof Links>[0]) => again(<Links {...next} />) };
}

test('stands at its beginning at first', () => {
  const { scrollTo, again } = measured({ follow: 'a', axis: 'left' });
  again({ follow: 'a', axis: 'left' });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('brings the current link to the middle of a strip', () => {
  const { scrollTo, again } = measured({ follow: 'a', axis: 'left' });
  again({ follow: 'b', axis: 'left' });
  expect(scrollTo.mock.calls).toEqual([[{ left: 100, behavior: 'smooth' }]]);
  again({ follow: 'b', axis: 'left', current: 3 });
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('brings the current link to the middle of a rail', () => {
  const { scrollTo, again } = measured({ follow: 'a', axis: 'top' });
  again({ follow: 'b', axis: 'top' });
  expect(scrollTo.mock.calls).toEqual([[{ top: 50, behavior: 'smooth' }]]);
});

test('stays where no link is current', () => {
  const { scrollTo, again } = measured({ follow: 'a', axis: 'left' });
  again({ follow: 'b', axis: 'left', current: -1 });
  expect(scrollTo).not.toHaveBeenCalled();
});

test('follows nothing unless it is told what to follow', () => {
  const { scrollTo, again } = measured({ axis: 'left' });
  again({ axis: 'left', current: 4 });
  expect(scrollTo).not.toHaveBeenCalled();
});
