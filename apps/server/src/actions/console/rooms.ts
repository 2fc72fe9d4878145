import { apiActions } from '#actions/console/api/all';
import { auditActions } from '#actions/console/audit/audit';
import { brandActions } from '#actions/console/brand/all';
import { customersActions } from '#actions/console/customers/customers';
import { detailsActions } from '#actions/console/details/details';
import { paymentWaysActions } from '#actions/console/payment-ways/payment-ways';
import { fulfilmentActions } from '#actions/console/fulfilment/all';
import { giftActions } from '#actions/console/gifts/all';
import { hoursActions } from '#actions/console/hours/hours';
import { newsActions } from '#actions/console/news/all';
import { paperActions } from '#actions/console/paper/paper';
import { menuActions } from '#actions/console/menu/all';
import { orderEditActions } from '#actions/console/orders/edit-actions';
import { promoActions } from '#actions/console/promos/all';
import { reportActions } from '#actions/console/reports/reports';
import { securityActions } from '#actions/console/security/all';
import { sessionActions } from '#actions/console/session/all';
import { teamActions } from '#actions/console/team/all';
import { todayActions } from '#actions/console/today/today';
import { venuesActions } from '#actions/console/venues/all';

/** What answers the calls of the rooms in which a venue is run. */
export const roomActions = {
  ...apiActions,
  ...auditActions,
  ...brandActions,
  ...customersActions,
  ...detailsActions,
  ...paymentWaysActions,
  ...fulfilmentActions,
  ...giftActions,
  ...hoursActions,
  ...newsActions,
  ...paperActions,
  ...menuActions,
  ...orderEditActions,
  ...promoActions,
  ...reportActions,
  ...securityActions,
  ...sessionActions,
  ...teamActions,
  ...todayActions,
  ...venuesActions,
} as const;
