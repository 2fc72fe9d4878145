import { describe, expect, test } from 'vitest';
import { pictureSet } from './picture-widths.ts';

describe('the widths of a picture', () => {
  test('a picture of ours is offered small, and as it is for large screens', () => {
    expect(pictureSet('/media/demo/pics/waffle.svg')).toBe(
      '/media/demo/pics/waffle-96.webp 96w, /media/demo/pics/waffle-240.webp 240w, /media/demo/pics/waffle-560.webp 560w, /media/demo/pics/waffle.svg 1200w',
    );
  });

  test('a picture of another host, or of no known kind, has only itself', () => {
    expect(pictureSet('https://pictures.example.com/media/waffle.svg')).toBeUndefined();
    expect(pictureSet('/media/demo/film.mp4')).toBeUndefined();
    expect(pictureSet('data:image/png;base64,AAAA')).toBeUndefined();
  });
});
