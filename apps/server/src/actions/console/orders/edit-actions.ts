import { consoleEditForm, consoleEditTimes } from '#actions/console/orders/edit-form';
import { consoleEditOrder, consoleEditPlan } from '#actions/console/orders/edit-order';

export const orderEditActions = {
  'ConsoleOrder.edit_form': consoleEditForm,
  'ConsoleOrder.edit_times': consoleEditTimes,
  'ConsoleOrder.edit_plan': consoleEditPlan,
  'ConsoleOrder.edit': consoleEditOrder,
} as const;
