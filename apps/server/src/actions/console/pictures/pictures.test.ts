import { once } from 'node:events';
import { connect } from 'node:net';
import { uploadFiles } from '@servery/domain/media/pictures';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { sweepPictures } from '#stores/pictures';
import { atConsole } from '../../../../testing/console.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const DAY = 86_400_000;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c96f3b' } });
/** As a phone held upright takes it: lying on its side, with a note to turn it, and where it was. */
const photograph = () =>
  plain(1600, 900)
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '31/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

type Answer = { ResponseCode: string; Response: Record<string, unknown> & [string, { code: string }] };

inEachServery('pictures', (servery) => {
  let owner: Person;
  const send = async (body: Buffer | string, cookie = owner.cookie, type = 'image/jpeg') => {
    const response = await fetch(`${servery().url}/api/pictures`, {
      method: 'POST',
      headers: { 'content-type': type, cookie },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    return (await response.json()) as Answer;
  };
  const codeOf = (answer: Answer) => answer.Response[1].code;
  const hashOf = (answer: Answer) => /uploads\/(\w+)\.webp/.exec(String(answer.Response['path']))?.[1] ?? '';
  const shown = (name: string, code = 'demo') => fetch(`${servery().url}/media/${code}/${name}`);
  const kept = () => servery().server.db.read((tx) => tx.q.selectFrom('picture').selectAll().execute());
  const sweep = () => servery().server.db.write((tx) => sweepPictures(tx, servery().clock.now, 100));

  beforeAll(async () => {
    owner = await atConsole(servery());
  });

  test('are turned upright, written anew in every width, and tell nothing of the camera', async () => {
    const sent = await send(await photograph());
    expect(sent).toMatchObject({ ResponseCode: 'SUCCESS', Response: { width: 900, height: 1600 } });
    const files = uploadFiles(hashOf(sent));
    const widths = await Promise.all(
      files.map(async (name) => {
        const response = await shown(name);
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(response.headers.get('cache-control')).toContain('immutable');
        const about = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([about.exif, about.orientation]).toEqual([undefined, undefined]);
        return about.width;
      }),
    );
    expect(widths).toEqual([900, 96, 240, 560]);
    expect((await shown(files[0] ?? '', 'dune')).status).toBe(404);
    const { pictures } = await owner.call('ConsolePictures');
    expect(pictures).toMatchObject([{ path: files[0], url: `/media/demo/${files[0]}` }]);
  });

  test('that were sent twice are one', async () => {
    const before = (await kept()).length;
    const wide = await plain(2400, 600).png().toBuffer();
    const [one, again] = [await send(wide), await send(wide)];
    expect(hashOf(again)).toBe(hashOf(one));
    expect(one.Response).toMatchObject({ width: 1200, height: 300 });
    expect(await kept()).toHaveLength(before + 1);
  });

  test('keep what can be seen through', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const cut = sharp({ create: { width: 200, height: 200, channels: 4, background: clear } });
    const sent = await send(await cut.png().toBuffer(), owner.cookie, 'image/png');
    const bytes = Buffer.from(await (await shown(`uploads/${hashOf(sent)}.webp`)).arrayBuffer());
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });

  test('are refused in words where they cannot be shown', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>1</script></svg>';
    const small = await plain(95, 300).jpeg().toBuffer();
    for (const [body, words] of [
      [Buffer.from('no picture at all'), 'We can’t read this picture'],
      [Buffer.alloc(0), 'We can’t read this picture'],
      [(await photograph()).subarray(0, 5000), 'We can’t read this picture'],
      [drawing, 'Send a JPEG, PNG, WebP or AVIF'],
      [small, 'at least 96 pixels'],
    ] as const) {
      const answer = await send(Buffer.from(body));
      expect([codeOf(answer), answer.Response[0]]).toEqual([
        'picture_refused',
        expect.stringContaining(words),
      ]);
    }
    expect(codeOf(await send(drawing, owner.cookie, 'image/svg+xml'))).toBe('bad_type');
    expect((await owner.refused('ConsolePictures.add', {})).code).toBe('picture_refused');
  });

  test('are not taken from who may not send them, nor read', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    expect(codeOf(await send(await photograph(), kitchen.cookie))).toBe('forbidden');
    expect(codeOf(await send(await photograph(), ''))).toBe('signed_out');
    const { hostname, port } = new URL(servery().url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/pictures HTTP/1.1\r\nHost: x\r\nContent-Type: image/jpeg\r\nContent-Length: 9000000\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('"code":"signed_out"');
    socket.destroy();
  });

  test('go when nothing has shown them for a month, and stay while something does', async () => {
    const sent = hashOf(await send(await plain(300, 300).jpeg().toBuffer()));
    const left = hashOf(await send(await plain(301, 300).jpeg().toBuffer()));
    const { db } = servery().server;
    await db.write((tx) =>
      tx.q
        .updateTable('product')
        .set({ img: `uploads/${sent}.webp` })
        .where('id', '=', 1)
        .execute(),
    );
    const names = async () => (await kept()).map(({ hash }) => hash);
    servery().clock.now += 2 * DAY;
    await sweep();
    servery().clock.now += 29 * DAY;
    await sweep();
    expect(await names()).toEqual(expect.arrayContaining([sent, left]));
    servery().clock.now += 1 * DAY + 1;
    await sweep();
    expect(await names()).toEqual([sent]);
    await expect.poll(async () => (await shown(`uploads/${left}.webp`)).status).toBe(404);
    expect((await shown(`uploads/${sent}-96.webp`)).status).toBe(200);
  });
});
