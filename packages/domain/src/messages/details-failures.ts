import { catalogue } from '#texts/catalogue';

/** What a failure about a venue's details, its ways to pay and a brand's web addresses says, by code. */
export const detailsFailures = catalogue('details-failures', {
  clock_in_use:
    'The time zone stays while orders are under way: {orders} open {orders|order|orders}, {standing} active standing {standing|order|orders}',
  surcharge_above_cost: 'A surcharge can’t be more than the payment costs you: {cost}%',
  bad_host: '{host} isn’t a web address of your own. Enter one like order.example.com',
  hosts_full: 'You’ve added {most} web addresses that aren’t proved yet. Prove or remove one first',
  no_host: 'That web address is no longer waiting. Add it again',
  host_not_proved:
    'We didn’t find the record or the file for {host} yet. New records can take an hour to arrive. Try again then',
});
export type DetailsFailure = keyof typeof detailsFailures;
export const isDetailsFailure = (code: string): code is DetailsFailure =>
  Object.hasOwn(detailsFailures, code);
