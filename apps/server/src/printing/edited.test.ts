import { afterEach, expect, test } from 'vitest';
import { editorOf } from '../../testing/edits.ts';
import { add, submission, visit } from '../../testing/orders.ts';
import { printerAt, printJobs, removePrinters, starPrinter } from '../../testing/printers.ts';
import { inEachServery } from '../../testing/servery.ts';

type Star = ReturnType<typeof starPrinter>;

/** What comes out of it now. */
async function printed(star: Star): Promise<string> {
  const { jobToken } = await star.poll();
  const text = await (await star.get(jobToken!)).text();
  await star.confirm(jobToken!);
  return text;
}

inEachServery(
  'an edited order',
  (servery) => {
    afterEach(() => removePrinters(servery()));
    const chips = async () => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 2);
      const { order_id } = await person.call('SubmitOrder', submission(venue));
      const editor = await editorOf(servery(), order_id);
      const line = (await editor.form()).lines[0]!.id;
      const coffee = { product_id: venue.product('House Lemonade').id, quantity: 1, options: [], notes: '' };
      return { line, coffee, order_id, ...editor };
    };

    test('says CHANGED where its docket came out, what came off and what came on, and then all of it', async () => {
      const star = starPrinter((await printerAt(servery())).url);
      const { line, coffee, edit } = await chips();
      await printed(star);
      await edit({ lines: [{ id: line, quantity: 1 }], added: [coffee], note: 'Extra napkins' });
      const paper = await printed(star);
      expect(paper).toMatch(/^ +CHANGED *$/m);
      expect(paper).toMatch(/^ -1 Rosemary Chips *$/m);
      expect(paper).toMatch(/^\+1 +House Lemonade$/m);
      expect(paper).toContain('New note');
      expect(paper).toContain('Changed by Alex Owner');
      expect(paper).toMatch(/THE ORDER AS IT IS NOW[^]*^1 +Rosemary Chips$[^]*^1 +House Lemonade$/m);
      expect(paper).toContain('"Extra napkins"');
      expect(paper).not.toContain('COPY');
      await edit({ lines: [{ id: line, quantity: 3 }] });
      const second = await printed(star);
      expect(second).toMatch(/^\+2 +Rosemary Chips$/m);
      expect(second).not.toContain('COPY');
      expect(await star.poll()).toEqual({ jobReady: false });
    });

    test('whose docket was not printed yet prints it once, as it is by then', async () => {
      const star = starPrinter((await printerAt(servery())).url);
      const { line, edit } = await chips();
      await edit({ lines: [{ id: line, quantity: 5 }] });
      const paper = await printed(star);
      expect(paper).toMatch(/^5 +Rosemary Chips$/m);
      expect(paper).not.toContain('CHANGED');
      expect(await star.poll()).toEqual({ jobReady: false });
    });

    test('tells only the stations that it is about, and one that has something to make only now', async () => {
      const grill = starPrinter((await printerAt(servery(), { stations: ['Grill'] })).url);
      const { line, coffee, edit, form } = await chips();
      const { station } = (await form()).order.lines[0]!;
      expect(station).toBe('Grill');
      await printed(grill);
      const added = await edit({ added: [coffee] });
      const other = added.order.lines.find(({ name }) => name === 'House Lemonade')!.station;
      const bar = starPrinter((await printerAt(servery(), { stations: [other] })).url);
      expect(await grill.poll()).toEqual({ jobReady: false });
      await edit({ added: [{ ...coffee, notes: 'Warm' }] });
      expect(await printed(bar)).toMatch(/^1 +House Lemonade$/m);
      await edit({ lines: [{ id: line, quantity: 1 }] });
      expect(await printed(grill)).toMatch(/^ -1 Rosemary Chips *$/m);
      expect(await bar.poll()).toEqual({ jobReady: false });
    });

    test('that loses all of a station whose docket waits prints nothing there', async () => {
      const grill = starPrinter((await printerAt(servery(), { stations: ['Grill'] })).url);
      const { line, coffee, edit } = await chips();
      await edit({ lines: [{ id: line, quantity: 0 }], added: [coffee] });
      expect(await grill.poll()).toEqual({ jobReady: false });
      expect((await printJobs(servery())).map(({ state }) => state)).toEqual(['dropped']);
    });
  },
  { RATE_LIMIT: 'off' },
);
