import type { Locator, Page } from '@playwright/test';

/** Which group of the console's navigation has a room, where they are not of one name. */
const GROUP_OF: Readonly<Record<string, string>> = {
  'Standing orders': 'Orders',
  'Times and limits': 'Orders',
  Promos: 'Customers',
  Payments: 'Reports',
  Activity: 'Reports',
  Details: 'Venue',
  Hours: 'Venue',
  'Ways to order': 'Venue',
  Devices: 'Venue',
  'Receipts and dockets': 'Venue',
  Team: 'Venue',
  Brand: 'Business',
  Venues: 'Business',
  API: 'Business',
};
/** A press on the group opens them. */
const FIRST: ReadonlySet<string> = new Set(['Details', 'Brand']);

const press = (page: Page, navigation: string, name: string) => () =>
  page
    .getByRole('navigation', { name: navigation, exact: true })
    .getByRole('link', { name, exact: true })
    .click();

/** To a room, as somebody at a desk goes: its group, and there its name. Each press is a step. */
export function stepsTo(page: Page, name: string): (() => Promise<void>)[] {
  const group = GROUP_OF[name];
  const first = press(page, 'Navigation', group ?? name);
  return group === undefined || FIRST.has(name) ? [first] : [first, press(page, group, name)];
}

export async function goToRoom(page: Page, name: string): Promise<void> {
  for (const step of stepsTo(page, name)) await step();
}

/** Every room that somebody may enter, as a phone lists them. */
export async function allRooms(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('navigation', { name: 'All pages' });
}
