import { catalogue } from '@servery/domain/texts/catalogue';

/** What each permission lets somebody do. */
export const t = catalogue('console-rights', {
  see_orders: 'See orders and the board',
  move_orders: 'Move orders along',
  mark_sold_out: 'Mark things sold out',
  pause_orders: 'Pause online orders',
  take_payments: 'Take payments',
  edit_orders: 'Change orders',
  cancel_orders: 'Cancel orders',
  refund_orders: 'Refund orders',
  see_payments: 'See payments',
  manage_menu: 'Menu and prices',
  see_customers: 'See customers',
  manage_customers: 'Customers’ balances, notes and privacy',
  manage_promos: 'Promos and rewards',
  manage_venue: 'Hours, slots and closing',
  manage_devices: 'Printers and devices',
  manage_team: 'Team and roles',
  manage_brand: 'Brand and look',
  manage_payments: 'Payment accounts',
  manage_api: 'API keys and webhooks',
});
