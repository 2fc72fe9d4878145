import type { Insertable } from 'kysely';
import type { Tx } from '#db/database';
import type { DeviceTable, PushOpenTable } from '#db/tables/people';

type DeviceKey = Pick<DeviceTable, 'brand_code' | 'provider' | 'address'>;
type DeviceFacts = Partial<Omit<Insertable<DeviceTable>, 'id' | 'created_at' | 'seen_at' | keyof DeviceKey>>;

const UNKNOWN = {
  customer_id: null,
  app_id: '',
  sub_id: '',
  user_id: '',
  push_token: '',
  state: '',
  useragent: '',
  cordova: '',
  platform: '',
  uuid: '',
  version: '',
  model: '',
  utc_offset: '',
  tz_iana: '',
  locale: '',
  dates: '',
};

/** What a phone says of itself; what it left out this time stays as it was. */
export async function saveDevice(
  tx: Tx,
  key: DeviceKey,
  facts: DeviceFacts & { now: number },
): Promise<void> {
  const { now, ...described } = facts;
  await tx.q
    .insertInto('device')
    .values({ ...UNKNOWN, ...described, ...key, created_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['brand_code', 'provider', 'address']).doUpdateSet({ ...described, seen_at: now }),
    )
    .execute();
}

export async function recordPushOpen(tx: Tx, opened: Insertable<PushOpenTable>): Promise<void> {
  await tx.q.insertInto('push_open').values(opened).execute();
}
