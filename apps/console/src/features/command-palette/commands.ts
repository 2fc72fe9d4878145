import type { Permission } from '@servery/contract/permissions';
import type { LinkProps } from '@tanstack/react-router';
import { t } from '#features/command-palette/texts.ts';

/** Where a command leads: an address of the console. */
export type Goal = Pick<LinkProps, 'to' | 'search'>;
export type Start = { id: string; label: string; also: string; needs: Permission; goal: Goal };

/** What is begun so often that it has an entry of its own. */
export const STARTS: readonly Start[] = [
  {
    id: 'product',
    label: t.addProduct,
    also: t.addProductAlso,
    needs: 'manage_menu',
    goal: { to: '/menu', search: { product: 'new' } },
  },
  {
    id: 'promo',
    label: t.newPromo,
    also: t.newPromoAlso,
    needs: 'manage_promos',
    goal: { to: '/promos', search: { promo: 'new' } },
  },
  {
    id: 'invite',
    label: t.invite,
    also: t.inviteAlso,
    needs: 'manage_team',
    goal: { to: '/team', search: { person: 'new' } },
  },
  {
    id: 'message',
    label: t.newMessage,
    also: t.newMessageAlso,
    needs: 'manage_customers',
    goal: { to: '/customers', search: { show: 'messages', message: 0 } },
  },
  {
    id: 'zone',
    label: t.newZone,
    also: t.newZoneAlso,
    needs: 'manage_venue',
    goal: { to: '/fulfilment', search: { zone: 'new' } },
  },
  {
    id: 'printer',
    label: t.addPrinter,
    also: t.addPrinterAlso,
    needs: 'manage_devices',
    goal: { to: '/devices', search: { printer: 'new' } },
  },
  {
    id: 'screen',
    label: t.pairScreen,
    also: t.pairScreenAlso,
    needs: 'manage_devices',
    goal: { to: '/devices', search: { screen: 'new' } },
  },
  {
    id: 'cards',
    label: t.tableCards,
    also: t.tableCardsAlso,
    needs: 'manage_venue',
    goal: { to: '/fulfilment/cards' },
  },
  {
    id: 'import',
    label: t.bringMenu,
    also: t.bringMenuAlso,
    needs: 'manage_menu',
    goal: { to: '/menu', search: { pane: 'import' } },
  },
  {
    id: 'undo',
    label: t.undoMenu,
    also: t.undoMenuAlso,
    needs: 'manage_menu',
    goal: { to: '/menu', search: { pane: 'history' } },
  },
  {
    id: 'copy',
    label: t.copyMenu,
    also: t.copyMenuAlso,
    needs: 'manage_venue',
    goal: { to: '/venues', search: { pane: 'copy' } },
  },
  {
    id: 'key',
    label: t.newKey,
    also: t.newKeyAlso,
    needs: 'manage_api',
    goal: { to: '/api', search: { key: 'new' } },
  },
];
