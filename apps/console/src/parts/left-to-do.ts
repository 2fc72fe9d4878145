import type { LeftToDo } from '@servery/contract/entities/set-up';
import { catalogue } from '@servery/domain/texts/catalogue';

const t = catalogue('console-left-to-do', {
  cards: 'Connect a provider to take cards online',
  menu: 'Check names and prices on your menu',
  email: 'Set up email on the server',
  team: 'Invite your team',
  printer: 'Connect a printer',
});

/** Each thing that a new shop still needs, and the room where it is done. */
export const leftToDoLinks: Readonly<Record<LeftToDo, { text: string; href: string }>> = {
  cards: { text: t.cards, href: '/console/payments' },
  menu: { text: t.menu, href: '/console/menu' },
  email: { text: t.email, href: '/console/team' },
  team: { text: t.team, href: '/console/team?person=new' },
  printer: { text: t.printer, href: '/console/devices?printer=new' },
};
