import type { Page } from '@playwright/test';
import { expect } from './servery.ts';
import { tick } from './tick.ts';

/** Somebody who sets up their own venue, in the words of its page. */
export class Founder {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  at = (title: string) => expect(this.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  next = () => this.page.getByRole('button', { name: 'Save and continue' }).click();
  type = (label: string, value: string) => this.page.getByLabel(label, { exact: true }).fill(value);

  async tellWho(): Promise<void> {
    await this.at('You and your business');
    await this.type('Venue name', 'Wattle & Rye');
    await this.page.getByLabel('ABN').fill('51 824 753 556');
    await this.type('Your name', 'Priya Raman');
    await this.type('Email', 'priya@example.com');
    await this.type('Password', 'paper-lantern-tram');
    await this.type('Confirm password', 'paper-lantern-tram');
    await this.next();
  }

  async tellPlace(): Promise<void> {
    await this.at('Where and when');
    await this.type('Street address', '9 Bay View Terrace');
    await this.type('Suburb', 'Claremont');
    await this.page.getByRole('button', { name: /State/ }).click();
    await this.page.getByRole('option', { name: 'WA' }).click();
    await this.type('Postcode', '6010');
    // A day that ends when it begins is open all the way round, whatever hour it is now.
    await this.type('Monday opens', '00:00');
    await this.type('Monday closes', '00:00');
    await this.page.getByRole('button', { name: 'Copy Monday to every day' }).click();
    await this.type('Minutes to make an order', '10');
    await this.next();
  }

  async chooseTemplate(name: string): Promise<void> {
    await this.at('Your menu');
    await tick(this.page.getByRole('radio', { name: new RegExp(`^${name}`) }));
    await this.next();
  }

  async chooseLook(): Promise<void> {
    await this.at('Your look');
    await this.page.getByRole('radio', { name: '#1f5f8b' }).check();
    await this.page.getByLabel('Tagline').fill('Bread at five, coffee at six.');
    await this.next();
  }

  async openShop(): Promise<void> {
    await this.at('Getting paid');
    await this.page.getByRole('button', { name: 'Open my shop' }).click();
    await this.at('Wattle & Rye is open');
  }
}
