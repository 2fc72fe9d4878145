import { uploadPath } from '@servery/domain/media/pictures';
import { expect, test } from 'vitest';
import { openPictures } from '#media/pictures';
import type { MediaPort } from '#providers/media/port';

const HASH = 'b2'.repeat(32);

/** A place that answers a question only when it is told to. */
function slowPlace() {
  const files = new Map([[`demo/${uploadPath(HASH)}`, Buffer.from('soup')]]);
  let answer = () => {};
  let asked = 0;
  const port: MediaPort = {
    put: () => Promise.resolve(),
    get: (key) => {
      const found = files.get(key);
      asked += 1;
      return new Promise((done) => {
        answer = () => done(found);
      });
    },
    remove: (key) => {
      files.delete(key);
      return Promise.resolve();
    },
  };
  return { port, answer: () => answer(), asked: () => asked };
}

test('a picture is fetched once, and then held', async () => {
  const place = slowPlace();
  const pictures = openPictures(place.port);
  const first = pictures.read('demo', uploadPath(HASH));
  place.answer();
  expect((await first)?.toString()).toBe('soup');
  expect((await pictures.read('demo', uploadPath(HASH)))?.toString()).toBe('soup');
  expect(place.asked()).toBe(1);
});

test('a picture that is removed while somebody fetches it is not held afterwards', async () => {
  const place = slowPlace();
  const pictures = openPictures(place.port);
  const last = pictures.read('demo', uploadPath(HASH));
  await pictures.remove('demo', HASH);
  place.answer();
  expect((await last)?.toString()).toBe('soup');
  const after = pictures.read('demo', uploadPath(HASH));
  place.answer();
  expect(await after).toBeUndefined();
});
