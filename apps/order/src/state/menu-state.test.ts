import { emptyAddress, isDeliverable } from '@servery/domain/address/draft';
import { emptyChoice } from '@servery/domain/fulfilment/choice';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

const SLUG = 'banksia-kitchen';
const menu = { menu_name: SLUG, items: [{ id: 1, name: 'Burgers', items: [{ id: 7 }] }] };
const answer = { merchant: { id: 1, menu, fulfilment: [{ code: 'table' }] }, order: { num_items: 2 } };

vi.stubGlobal('serveryFacts', {
  brand: { code: 'demo', token: 't', app_id: 'a' },
  variant: 'web',
  sid_cookie: 'sid',
  first: {},
});
vi.stubGlobal('document', { cookie: 'sid=abc' });
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ResponseCode: 'SUCCESS', Response: answer })));
const { merchantQuery, orderQuery } = await import('#api/queries.ts');
const { useDevice } = await import('#state/device.ts');

test('an address that the first venue of a screen has confirmed stays so there, and is asked again at another', () => {
  const { setAddress, setSlug, setFulfilment } = useDevice.getState();
  const held = () => useDevice.getState();
  setAddress({
    ...emptyAddress,
    delivery_postcode: '6160',
    delivery_postcode_id: 1,
    delivery_validated: true,
  });
  setFulfilment(emptyChoice('deliver'));
  setSlug(SLUG);
  expect(held().fulfilment).toMatchObject({ code: 'deliver' });
  expect(isDeliverable(held().address)).toBe(true);
  setSlug('another-kitchen');
  expect(held().fulfilment).toBeNull();
  expect(isDeliverable(held().address)).toBe(false);
  expect(held().address.delivery_postcode).toBe('6160');
});

test('of a menu its name, its venue with the products, how it is had and the order with its number of items are held [ACC-366]', async () => {
  const client = new QueryClient();
  const { setSlug, setFulfilment } = useDevice.getState();
  setSlug(SLUG);
  setFulfilment({ ...emptyChoice('table'), tableNum: '7' });
  await client.fetchQuery(merchantQuery(SLUG));
  await client.fetchQuery(orderQuery(SLUG));

  const { slug, fulfilment } = useDevice.getState();
  expect({ slug, fulfilment }).toMatchObject({ slug: SLUG, fulfilment: { code: 'table', tableNum: '7' } });
  expect(client.getQueryData(merchantQuery(slug).queryKey)).toMatchObject({ id: 1, menu });
  expect(client.getQueryData(orderQuery(slug).queryKey)).toMatchObject({ num_items: 2 });
});
