import { expect, test } from 'vitest';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';

type Change = Record<string, string | number>;

const changeBlock = ({ server }: Servery, block: string, change: Change) =>
  server.db.write(({ q }) => q.updateTable('home_block').set(change).where('block', '=', block).execute());

inEachServery('the landing page', (servery) => {
  const home = () => servery().person().call('AppHome');
  const blockOf = async (name: string) => (await home()).blocks.find(({ block }) => block === name);
  const policy = async (path: string) =>
    (await fetch(`${servery().url}${path}`)).headers.get('content-security-policy');

  test('answers the venue’s own blocks in its order, with its announcements, the newest first [ACC-046]', async () => {
    const { blocks, merchant, redirect_uri } = await home();
    expect(blocks.map(({ block }) => block)).toEqual([
      'welcome',
      'place_order',
      'account',
      'announcements',
      'image',
      'share',
      'embed_link',
      'google_review',
      'app_download',
      'internal_link',
    ]);
    expect(redirect_uri).toBe('');
    expect(merchant.name).toBe('Banksia Kitchen');
    const days = (await blockOf('announcements'))?.announcements.map(({ created }) => created) ?? [];
    expect(days).toHaveLength(3);
    expect(days.toSorted((a, b) => b - a)).toEqual(days);
  });

  test('gives a block its look, its icon and its picture, and leaves out one that is not visible [ACC-062]', async () => {
    const look = {
      form_group_style: 'highlight',
      image_card_style: 'wide',
      alignment: 'center',
      icon: 'gift',
    };
    await changeBlock(servery(), 'image', { ...look, image_url: 'pics/chips.svg', use_card: 1 });
    expect(await blockOf('image')).toMatchObject({
      ...look,
      image_url: '/media/demo/pics/chips.svg',
      use_card: 1,
    });
    await changeBlock(servery(), 'image', { visible: 0 });
    expect(await blockOf('image')).toBeUndefined();
  });

  test('says where its visitors are sent on to, as soon as the venue has it [ACC-066]', async () => {
    const send = (home_redirect: string) =>
      servery().server.db.write(({ q }) =>
        q.updateTable('venue').set({ home_redirect }).where('brand_code', '=', 'demo').execute(),
      );
    await send('/menu/banksia-kitchen');
    expect((await home()).redirect_uri).toBe('/menu/banksia-kitchen');
    await send('');
  });

  test('lets pages of others be framed or fetched only where a block shows them', async () => {
    await changeBlock(servery(), 'google_review', {
      block: 'iframe',
      link_url: 'https://maps.example.com/at?x=1',
    });
    await changeBlock(servery(), 'embed_link', { link_url: 'https://growers.example.com/page.html' });
    // Pages are kept while their menu is the same, a minute at most.
    servery().clock.now += 61_000;
    for (const path of ['/', '/menu/banksia-kitchen', '/login']) {
      expect(await policy(path)).toMatch(/frame-src 'self' https:\/\/maps\.example\.com;/);
      expect(await policy(path)).toMatch(/connect-src 'self' https:\/\/growers\.example\.com;/);
    }
    expect(await policy('/kiosk/')).not.toContain('example.com');
  });

  test('counts how often a block was shared, in the brand that it belongs to [ACC-055]', async () => {
    const share = await blockOf('share');
    const block_id = share?.id ?? 0;
    await servery().person().call('HomeShare', { block_id });
    await servery().person({ Token: 'dune-token', AppId: 'servery-dune' }).call('HomeShare', { block_id });
    expect((await blockOf('share'))?.share_count).toBe(1);
  });
});
