import { uploadPath } from '@servery/domain/media/pictures';
import { expect, test } from 'vitest';
import { pictureMaker } from '#media/make-picture';
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

test('one brand’s pictures keep no other brand’s waiting, and only so many wait', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const make = pictureMaker(async (bytes) => {
    begun.push(bytes.toString());
    await new Promise<void>((end) => ends.push(end));
    return { is: 'refused', problem: 'kind' };
  });
  const send = (name: string, brand: string) => make(Buffer.from(name), brand);
  const many = Array.from({ length: 5 }, (_, index) => send(`many ${index}`, 'many'));
  expect(await send('many 5', 'many')).toEqual({ is: 'busy' });
  const other = send('other', 'other');
  const third = send('third', 'third');
  await expect.poll(() => begun).toEqual(['many 0', 'other']);
  ends[0]?.();
  await many[0];

  await expect.poll(() => begun).toEqual(['many 0', 'other', 'many 1']);
  ends[1]?.();
  await other;
  await expect.poll(() => begun).toEqual(['many 0', 'other', 'many 1', 'third']);
  const crowd = Array.from({ length: 19 }, (_, index) => send('one', `brand ${index}`));
  expect(await send('late', 'late')).toEqual({ is: 'busy' });
  let ended = 2;
  while (ended < begun.length || begun.length < 26) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended++]?.();
  }
  await Promise.all([...many, third, ...crowd]);
});
