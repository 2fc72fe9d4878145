import { expect, test } from 'vitest';

const sections = new Set(
  Object.keys(import.meta.glob('../gallery/sections/*.tsx')).map((path) =>
    path.replace(/^.*\/(.*)\.tsx$/, '$1'),
  ),
);
const files = Object.keys(import.meta.glob('./**/*.{ts,tsx}'));
const tests = new Set(files.filter((file) => file.endsWith('.test.tsx')));
const parts = files.filter((file) => !tests.has(file));

test('each part is in the folder of a section of the gallery', () => {
  const outside = parts.filter((file) => !sections.has(/^\.\/([^/]+)\/[^/]+$/.exec(file)?.[1] ?? ''));
  expect(outside).toEqual([]);
  expect(parts.length).toBeGreaterThan(50);
});

test('each part has its test beside it', () => {
  expect(parts.filter((file) => !tests.has(file.replace(/\.tsx?$/, '.test.tsx')))).toEqual([]);
});
