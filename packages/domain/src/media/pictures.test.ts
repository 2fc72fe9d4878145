import { expect, test } from 'vitest';
import { isUploadFile, pictureName, uploadFiles, uploadPath } from './pictures.ts';

const HASH = 'a1'.repeat(32);

test('only the ending of a picture’s name is replaced', () => {
  expect(pictureName('pics/no.1-dish.png', 240)).toBe('pics/no.1-dish-240.webp');
});

test('an upload is named by what is in it, in every width', () => {
  expect(uploadPath(HASH)).toBe(`uploads/${HASH}.webp`);
  expect(uploadFiles(HASH)).toEqual([
    `uploads/${HASH}.webp`,
    `uploads/${HASH}-96.webp`,
    `uploads/${HASH}-240.webp`,
    `uploads/${HASH}-560.webp`,
  ]);
  expect(uploadFiles(HASH).every(isUploadFile)).toBe(true);
});

test.each([
  `uploads/${HASH}-97.webp`,
  `uploads/${HASH}.png`,
  `uploads/${HASH.toUpperCase()}.webp`,
  `uploads/../${HASH}.webp`,
  `${HASH}.webp`,
  'uploads/.webp',
  '',
])('nothing else is looked for among the uploads: %s', (name) => {
  expect(isUploadFile(name)).toBe(false);
});
