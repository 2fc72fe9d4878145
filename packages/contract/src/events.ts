/** Live changes, as they travel in `GET /api/events`: the event's name and its data. */
export type LiveEvent =
  | { type: 'order'; order_id: string; nstatus: number; venue_id: number }
  /** What has to be looked into has changed. */
  | { type: 'cases'; venue_id: number }
  /** The draft of the menu, or when it goes live, has changed. */
  | { type: 'draft'; venue_id: number }
  /** A message to members was changed, or has come further. */
  | { type: 'news'; venue_id: number }
  /** Ended: what follows along with it ends too. Told to servers only. */
  | { type: 'session'; session_id: number }
  /** A brand has a new version. */
  | { type: 'brand'; brand_code: string; version: number }
  | { type: 'menu'; menu_name: string; version: number; venue_id: number };
