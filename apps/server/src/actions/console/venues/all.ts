import { consoleChangeVenues } from '#actions/console/venues/change';
import { consoleCopyVenue, consolePlanCopy, consoleUndoCopy } from '#actions/console/venues/copy';
import { consoleVenues } from '#actions/console/venues/list';

/** What answers each call of the room of all venues. */
export const venuesActions = {
  ConsoleVenues: consoleVenues,
  'ConsoleVenues.change': consoleChangeVenues,
  'ConsoleVenues.plan_copy': consolePlanCopy,
  'ConsoleVenues.copy': consoleCopyVenue,
  'ConsoleVenues.undo_copy': consoleUndoCopy,
} as const;
