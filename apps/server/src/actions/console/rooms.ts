import { customersActions } from '#actions/console/customers/customers';
import { hoursActions } from '#actions/console/hours/hours';
import { menuActions } from '#actions/console/menu/all';
import { promoActions } from '#actions/console/promos/all';
import { reportActions } from '#actions/console/reports/reports';
import { todayActions } from '#actions/console/today/today';

/** What answers the calls of the rooms in which a venue is run. */
export const roomActions = {
  ...customersActions,
  ...hoursActions,
  ...menuActions,
  ...promoActions,
  ...reportActions,
  ...todayActions,
} as const;
