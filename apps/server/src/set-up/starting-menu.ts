import type { MenuReading } from '@servery/contract/entities/set-up';
import { type VenueFile, venueFile } from '@servery/contract/venue-file/venue-file';
import { readMenu } from '@servery/domain/imports/read-menu';
import { err, ok, type Result } from '@servery/domain/result';
import { templateOf } from '#set-up/templates';

export type MenuChoice = { source: 'template' | 'list' | 'empty'; template: string; text: string };
type Unread = MenuReading['unread'];
type StartingMenu = { file: VenueFile; unread: Unread };
export type MenuProblem = { code: 'no_such_template' } | { code: 'menu_unreadable'; problem: string };

/** Of a list that somebody brings: its own address is chosen when the venue is made. */
const ANY_SLUG = 'menu';

function readList(text: string): Result<StartingMenu, MenuProblem> {
  const reading = readMenu(text, ANY_SLUG);
  if (!reading.ok) return err({ code: 'menu_unreadable', problem: reading.why });
  const parsed = venueFile.safeParse(reading.file);
  if (parsed.success) return ok({ file: parsed.data, unread: reading.unread });
  const [issue] = parsed.error.issues;
  return err({ code: 'menu_unreadable', problem: `${issue?.path.join(', ') ?? ''} ${issue?.message ?? ''}` });
}

/** What a new venue starts with: a template, what was read of a list, or nothing. */
export function startingMenu({ source, template, text }: MenuChoice): Result<StartingMenu, MenuProblem> {
  if (source === 'empty') return ok({ file: { version: 1 }, unread: [] });
  if (source === 'list') return readList(text);
  const file = templateOf(template);
  return file ? ok({ file, unread: [] }) : err({ code: 'no_such_template' });
}

const MOST_SHOWN = 200;

/** The menu as far as a page shows it. */
export function menuReadingOf({ file, unread }: StartingMenu): MenuReading {
  const categories = (file.menus?.[0]?.categories ?? []).map(({ name, products }) => ({
    name,
    products: products.map(({ name: product, description, price, tax, image }) => ({
      name: product,
      description,
      price,
      tax,
      image,
    })),
  }));
  let room = MOST_SHOWN;
  return {
    products: categories.reduce((sum, { products }) => sum + products.length, 0),
    categories: categories.map(({ name, products }) => {
      const shown = products.slice(0, room);
      room -= shown.length;
      return { name, products: shown };
    }),
    unread,
  };
}
