import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

type BrandJson = {
  name: string;
  texts: Record<string, string>;
  words: { tagline: string };
  theme: { light: Record<string, string> };
};

inEachServery('the room of the brand', (servery) => {
  let owner: Person;
  const shown = () => owner.call('ConsoleBrand');
  const wish = async (by: (brand: BrandJson) => void) => {
    const { definition, version, terms, privacy } = await shown();
    const brand = JSON.parse(definition) as BrandJson;
    by(brand);
    return { definition: JSON.stringify(brand), version, terms, privacy };
  };
  const save = async (by: (brand: BrandJson) => void) => owner.call('ConsoleBrand.save', await wish(by));
  const brandNow = async () => JSON.parse((await shown()).definition) as BrandJson;
  const history = async () => (await owner.call('ConsoleBrand.history')).edits;

  beforeAll(async () => {
    owner = await atConsole(servery());
  });

  test('writes down who changed what, and takes it back while nobody has changed the same', async () => {
    const before = await brandNow();
    const tagline = await save((brand) => Object.assign(brand.words, { tagline: 'Supper, sorted.' }));
    const colour = await save((brand) => Object.assign(brand.theme.light, { wallet: '#101010' }));
    const [latest, first] = await history();
    expect(latest).toMatchObject({ id: colour.edit_id, lines: ['Banksia Kitchen: colours'], undone: 0 });
    expect(first).toMatchObject({ id: tagline.edit_id, lines: ['Banksia Kitchen: words'] });

    await owner.call('ConsoleBrand.undo', { edit_id: tagline.edit_id });
    const now = await brandNow();
    expect(now.words.tagline).toBe(before.words.tagline);
    expect(now.theme.light['wallet']).toBe('#101010');
    expect((await history()).find(({ id }) => id === tagline.edit_id)).toMatchObject({ undone: 1 });
    await save((brand) => Object.assign(brand.theme.light, { wallet: '#121212' }));
    expect(codeOf(await owner.send('ConsoleBrand.undo', { edit_id: colour.edit_id }))).toBe('edited_since');
    expect(codeOf(await owner.send('ConsoleBrand.undo', { edit_id: 999_999 }))).toBe('no_edit');
  });

  test('is taken back letter by letter, however long it is and whatever it speaks of', async () => {
    const legal = (text: string) => `# Terms\n\nRead them.\n\n## Being kind\n\n${text}\n`;
    const long = legal('Be kind to each other. '.repeat(300).trim());
    const secretly = { 'mails.newPassword': 'A way back in' };
    await owner.call('ConsoleBrand.save', { ...(await wish(() => {})), terms: long });
    const { edit_id } = await owner.call('ConsoleBrand.save', {
      ...(await wish((brand) => Object.assign(brand.texts, secretly))),
      terms: legal('Be kind.'),
    });
    expect((await brandNow()).texts).toMatchObject(secretly);
    await owner.call('ConsoleBrand.undo', { edit_id });
    expect((await shown()).terms).toBe(long);
    expect((await brandNow()).texts).not.toHaveProperty('mails.newPassword');
  });

  test('makes no version of nothing', async () => {
    const { version } = await shown();
    const same = await save(() => {});
    expect(same).toMatchObject({ edit_id: 0, version });
  });

  test('knows every text that can be said differently, and what it needs', async () => {
    const { texts } = await owner.call('ConsoleBrand.texts', { search: 'choose your new PIN' });
    expect(texts).toEqual([
      { name: 'mails.pinText', surface: 'messages', text: expect.stringContaining('{link}') },
    ]);
    const refused = await owner.refused(
      'ConsoleBrand.save',
      await wish((brand) => Object.assign(brand.texts, { 'mails.pinText': '{name}: new PIN' })),
    );
    expect(refused).toMatchObject({ code: 'brand_refused' });
    expect(refused.message).toContain('mails.pinText leaves out {link}');
    const { edit_id } = await save((brand) =>
      Object.assign(brand.texts, { 'mails.pinText': 'Here: {link}' }),
    );
    await expect
      .poll(async () =>
        (await owner.call('ConsoleBrand.texts', { search: '' })).texts.map(({ name }) => name),
      )
      .toContain('mails.pinText');
    await owner.call('ConsoleBrand.undo', { edit_id });
    expect((await brandNow()).texts).not.toHaveProperty('mails.pinText');
    const all = await owner.call('ConsoleBrand.texts', { surface: 'messages', search: '' });
    expect(all.found).toBeGreaterThan(100);
  });

  test('hands out the legal texts that serve every brand', async () => {
    const { terms, privacy } = await owner.call('ConsoleBrand.legal');
    expect(terms).toMatch(/^# /);
    expect(privacy).toContain('{brand}');
  });

  test('changes the landing page with it, and not on top of another’s change', async () => {
    const { home, home_seen } = await shown();
    if (!home) throw new Error('the brand has no landing page');
    const blocks = home.blocks.map((block) =>
      block.block === 'place_order' ? { ...block, title: 'Feed me' } : block,
    );
    const news = [...home.news, { at: '2026-11-18 09:00', title: 'Mangoes', content: 'They are here' }];
    const wanted = { home: JSON.stringify({ blocks, news }) as never, home_seen };
    const saved = await owner.call('ConsoleBrand.save', { ...(await wish(() => {})), ...wanted });
    const customer = servery().person();
    const titles = async () => {
      const page = await customer.call('AppHome', {});
      return JSON.stringify(page.blocks);
    };
    expect(await titles()).toContain('Feed me');
    expect(await titles()).toContain('Mangoes');
    expect((await history())[0]?.lines).toEqual(['Home page: what it shows, news']);
    const late = { ...(await wish(() => {})), ...wanted };
    expect(codeOf(await owner.send('ConsoleBrand.save', late))).toBe('brand_changed');
    await owner.call('ConsoleBrand.undo', { edit_id: saved.edit_id });
    expect(await titles()).not.toContain('Feed me');
    expect((await shown()).home).toEqual(home);
  });

  test('tells its customers’ open pages, and no other brand’s', async () => {
    const stop = new AbortController();
    const heard = async (brand: string) => {
      const { body } = await fetch(`${servery().url}/api/events?brand=${brand}`, { signal: stop.signal });
      if (!body) throw new Error('no stream');
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      await reader.read();
      return reader;
    };
    const [ours, theirs] = [await heard('demo'), await heard('dune')];
    const told = ours.read();
    const { version } = await save((brand) => Object.assign(brand.theme.light, { wallet: '#141414' }));
    expect((await told).value).toBe(
      `event: brand\ndata: {"type":"brand","brand_code":"demo","version":${version}}\n\n`,
    );
    const stranger = await atConsole(servery(), 'owner@dune.example.com');
    const dune = await stranger.call('ConsoleBrand');
    const renamed = dune.definition.replace('"name":"Dune Coffee"', '"name":"Dune"');
    await stranger.call('ConsoleBrand.save', { ...dune, definition: renamed, home: undefined });
    expect((await theirs.read()).value).toContain('"brand_code":"dune"');
    stop.abort();
    const asked = await fetch(`${servery().url}/api/brand?version=${version}`);
    const brand = (await asked.json()) as { css: string; theme: string; brand: Record<string, unknown> };
    expect(brand.css).toContain('--wallet:#141414');
    expect(brand.theme).toBe('');
    expect(brand.brand).not.toHaveProperty('hosts');
    const kiosk = await fetch(`${servery().url}/api/brand?version=${version}&variant=kiosk`);
    expect(await kiosk.json()).toMatchObject({ theme: 'light' });
    expect((await fetch(`${servery().url}/api/brand?version=no`)).status).toBe(400);
  });
});
