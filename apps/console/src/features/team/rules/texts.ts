import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-team-rules', {
  at: '{role} in {venue}',
  everywhere: '{role} everywhere',
  people: '{count} {count|person|people}',
  peopleInvited: '{count} {count|person|people}, {invited} invited',
  see_orders: 'See orders and the board',
  move_orders: 'Move orders along',
  mark_sold_out: 'Mark things sold out',
  pause_orders: 'Pause online orders',
  take_payments: 'Take payments',
  cancel_orders: 'Cancel orders',
  refund_orders: 'Refund orders',
  see_payments: 'See payments',
  manage_menu: 'Menu and prices',
  manage_promos: 'Promos and rewards',
  manage_venue: 'Hours, slots and closing',
  manage_devices: 'Printers and devices',
  manage_team: 'Team and roles',
  manage_brand: 'Brand and look',
  manage_payments: 'Payment accounts',
});
