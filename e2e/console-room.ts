import type { Locator, Page } from '@playwright/test';

/** Which group of the console's navigation has a room, where it is not the group's own first one. */
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

const linkIn = (page: Page, navigation: string, name: string) =>
  page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link', { name, exact: true });

/** To a room, as somebody at a desk goes: its group, and there its name. */
export async function goToRoom(page: Page, name: string): Promise<void> {
  const group = GROUP_OF[name];
  await linkIn(page, 'Navigation', group ?? name).click();
  if (group) await linkIn(page, group, name).click();
}

/** Every room that somebody may enter, as a phone lists them. */
export async function allRooms(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('navigation', { name: 'All pages' });
}
