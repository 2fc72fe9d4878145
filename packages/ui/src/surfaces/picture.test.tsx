import { expect, test } from 'vitest';
import { dataOf, draw, drawn, send } from '#testing/draw.tsx';
import { all, heard, one } from '#testing/roles.ts';
import { inWidths, Picture, PictureStack } from './picture.tsx';
import css from './picture.module.css';

const image = () => document.querySelector('img');

test('a picture of ours comes in the width in which it is shown, when it is near', () => {
  const box = drawn(<Picture src="/media/demo/pics/soup.svg" alt="Soup" />);
  const img = one('img', 'Soup') as HTMLImageElement;
  expect(img.getAttribute('src')).toBe('/media/demo/pics/soup.svg');
  expect(img.getAttribute('srcset')).toContain('/media/demo/pics/soup-240.webp 240w');
  expect(img.getAttribute('sizes')).toBe('auto, 240px');
  expect(img.getAttribute('loading')).toBe('lazy');
  expect(img.getAttribute('decoding')).toBe('async');
  expect(img.hasAttribute('fetchpriority')).toBe(false);
  expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['400', '300']);
  expect(dataOf(box)).toEqual({ tint: 'oat', shape: 'box', fit: 'contain' });
});

test('the first pictures are fetched at once, and the largest before all else', () => {
  const { again } = draw(<Picture src="/media/a.svg" eager />);
  expect(image()?.getAttribute('loading')).toBe('eager');
  expect(image()?.getAttribute('sizes')).toBe('240px');
  expect(image()?.hasAttribute('fetchpriority')).toBe(false);
  again(<Picture src="/media/a.svg" eager="main" sizes="100vw" />);
  expect(image()?.getAttribute('fetchpriority')).toBe('high');
  expect(image()?.getAttribute('sizes')).toBe('100vw');
});

test('a picture of another host comes as it is', () => {
  expect(inWidths('https://example.com/a.png', '96px')).toEqual({ src: 'https://example.com/a.png' });
  expect(inWidths('/media/a.png', '96px')).toMatchObject({ src: '/media/a.png', sizes: '96px' });
});

test('a picture that only adorns is not heard', () => {
  draw(<Picture src="/media/a.svg" />);
  expect(image()?.getAttribute('alt')).toBe('');
  expect(all('img')).toEqual([]);
});

test('where it fails the plate stands alone, and says what it would show, until there is another', () => {
  const { box, again } = draw(<Picture src="/media/a.svg" alt="Soup" />);
  send(image()!, new Event('error'));
  expect(image()).toBeNull();
  expect(heard(box)).toBe('Soup');
  again(<Picture src="/media/b.svg" alt="Soup" />);
  expect(image()?.getAttribute('src')).toBe('/media/b.svg');
});

test('without a picture the plate stands alone', () => {
  const plate = drawn(
    <Picture tint="none" shape="round" fit="cover" muted className="mine">
      <b>New</b>
    </Picture>,
  );
  expect(dataOf(plate)).toEqual({ tint: 'none', shape: 'round', fit: 'cover', muted: 'true' });
  expect(plate.className).toBe(`${css['picture']} mine`);
  expect(plate.innerHTML).toBe('<b>New</b>');
});

test('has the size that it is given', () => {
  draw(<Picture src="/media/a.svg" width={80} height={60} />);
  expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['80', '60']);
});

test('small plates that overlap are not heard', () => {
  const stack = drawn(
    <PictureStack>
      <Picture src="/media/a.svg" alt="Soup" />
    </PictureStack>,
  );
  expect(heard(stack)).toBe('');
  expect(all('img')).toEqual([]);
});
