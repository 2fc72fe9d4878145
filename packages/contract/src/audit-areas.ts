/** The parts of the console that what the team does belongs to. */
export const auditAreas = [
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
] as const;
export type AuditArea = (typeof auditAreas)[number];
