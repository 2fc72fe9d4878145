import type { AuditArea } from '@servery/contract/audit-areas';
import { areaTexts, deeds } from '#audit/texts';

/** Everything that the team does and that is written down, and the part of the console that it belongs to. */
const AREA_OF = {
  'order.moved': 'orders',
  'order.undone': 'orders',
  'order.edited': 'orders',
  'order.cancelled': 'orders',
  'order.rejected': 'orders',
  'order.refunded': 'orders',
  'order.paid': 'orders',
  'order.reprinted': 'orders',
  'order.tracked': 'orders',
  'order.station': 'orders',
  'order.station_undone': 'orders',
  'standing.reminded': 'orders',
  'standing.let_out': 'orders',
  'standing.kept_back': 'orders',
  'standing.placed_early': 'orders',
  'standing.paused': 'orders',
  'standing.resumed': 'orders',
  'till.order': 'orders',
  'till.payment': 'orders',
  'till.refund': 'orders',
  'till.reprint': 'orders',
  'till.entered': 'devices',
  'till.pins': 'devices',
  'till.pin_set': 'devices',
  'menu.edited': 'menu',
  'menu.imported': 'menu',
  'menu.import_undone': 'menu',
  'menu.drafted': 'menu',
  'menu.publish_planned': 'menu',
  'menu.publish_unplanned': 'menu',
  'product.sold_out': 'menu',
  'product.back': 'menu',
  'product.counted': 'menu',
  'picture.added': 'menu',
  'hours.edited': 'hours',
  'fulfilment.edited': 'fulfilment',
  'capacity.set': 'fulfilment',
  'promos.edited': 'promos',
  'promos.codes_taken': 'promos',
  'store.open': 'venue',
  'store.paused': 'venue',
  'store.closed': 'venue',
  'venue.set_up': 'venue',
  'venue.copied': 'venue',
  'venue.copy_undone': 'venue',
  'customer.credited': 'customers',
  'customer.points_changed': 'customers',
  'customer.answered': 'customers',
  'customer.noted': 'customers',
  'customer.note_removed': 'customers',
  'customer.allergy_changed': 'customers',
  'customer.copied': 'customers',
  'customer.forgotten': 'customers',
  'case.closed': 'payments',
  'case.refund': 'payments',
  'case.again': 'payments',
  'day.checked': 'payments',
  'payout.paid': 'payments',
  'payout.returned': 'payments',
  'payment_account.saved': 'payments',
  'payment_account.tested': 'payments',
  'payment_account.archived': 'payments',
  'reports.accounts': 'reports',
  'reports.mail': 'reports',
  'reports.exported': 'reports',
  'printer.added': 'devices',
  'printer.changed': 'devices',
  'printer.removed': 'devices',
  'printer.restored': 'devices',
  'printer.tested': 'devices',
  'paper.reprinted': 'devices',
  'paper.edited': 'devices',
  'ConsolePrinting.seen': 'devices',
  'screen.added': 'devices',
  'screen.code_made': 'devices',
  'screen.changed': 'devices',
  'screen.removed': 'devices',
  'screen.restored': 'devices',
  'team.invited': 'team',
  'team.invited_again': 'team',
  'team.role': 'team',
  'team.removed': 'team',
  'team.restored': 'team',
  'team.signed_out': 'team',
  'team.two_step': 'team',
  'team.two_step_reset': 'team',
  'role.saved': 'team',
  'role.removed': 'team',
  'person.code_added': 'team',
  'person.code_removed': 'team',
  'person.recovery_codes': 'team',
  'person.passkey_added': 'team',
  'person.passkey_removed': 'team',
  'person.reset_link': 'team',
  'brand.edited': 'brand',
  'api_key.made': 'api',
  'api_key.revoked': 'api',
  'webhook.added': 'api',
  'webhook.changed': 'api',
  'webhook.removed': 'api',
  'webhook.secret_made': 'api',
  'webhook.tested': 'api',
  'webhook.resent': 'api',
} as const satisfies Readonly<Record<string, AuditArea>>;

/** In the order in which somebody who runs a venue would look for them. */
export const AREAS: readonly AuditArea[] = [
  'orders',
  'menu',
  'hours',
  'fulfilment',
  'promos',
  'venue',
  'customers',
  'payments',
  'reports',
  'devices',
  'team',
  'brand',
  'api',
];

export type DeedName = keyof typeof AREA_OF;
type Spoken<Name extends string> = Name extends `${infer Of}.${infer Did}` ? `${Of}_${Did}` : never;

const words: Readonly<Record<Spoken<DeedName>, string>> = deeds;
const isKnown = (action: string): action is DeedName => Object.hasOwn(AREA_OF, action);

/** 'Moved an order'. What another version wrote down is told by its own name. */
export const deedText = (action: string): string =>
  isKnown(action) ? words[action.replace('.', '_') as Spoken<DeedName>] : action;

/** Of what another version wrote down, nobody knows. */
export const areaOf = (action: string): AuditArea | '' => (isKnown(action) ? AREA_OF[action] : '');

export const areaText = (area: AuditArea): string => areaTexts[area];

export const deedsIn = (area: AuditArea): DeedName[] =>
  (Object.keys(AREA_OF) as DeedName[]).filter((action) => AREA_OF[action] === area);
