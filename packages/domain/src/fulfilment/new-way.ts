import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { FileFulfilment } from '#venue-file/parts';
import { t } from '#fulfilment/new-way-texts';

type Way = Omit<FileFulfilment, 'type' | 'hours' | 'special_dates'>;

const ANY: Way = {
  offered: true,
  name: '',
  icon: '',
  description: '',
  time_frame: 'datetime',
  time_type: 'user',
  notice_minutes: 15,
  block_minutes: 15,
  block_capacity: 0,
  address_required: false,
  table_number_required: false,
  tables: '',
  booking_reference_required: false,
  booking_name_required: false,
  booking_people_required: false,
  available_text: '',
};

const OWN: Readonly<Record<FulfilmentCode, () => Partial<Way>>> = {
  pickup: () => ({ name: t.pickup, icon: 'shopping-bag', asap_minutes: 15 }),
  deliver: () => ({ name: t.deliver, icon: 'bike', notice_minutes: 30, address_required: true }),
  table: () => ({
    name: t.table,
    icon: 'utensils',
    asap_minutes: 15,
    time_frame: 'none',
    time_type: 'none',
    table_number_required: true,
    tables: '1-10',
  }),
  booking: () => ({
    name: t.booking,
    icon: 'calendar-clock',
    notice_minutes: 60,
    booking_name_required: true,
    booking_people_required: true,
  }),
  catering: () => ({ name: t.catering, icon: 'party-popper', notice_minutes: 24 * 60 }),
  custom: () => ({ name: t.custom, icon: 'car', asap_minutes: 20, notice_minutes: 20 }),
};

/** A way to order that a venue switches on for the first time. */
export const newWay = (code: FulfilmentCode): Way => ({ ...ANY, ...OWN[code]() });

/** Which of them may be chosen; a shop without any sells nothing. */
export const isAnyOffered = (types: readonly { offered: boolean }[]): boolean =>
  types.some(({ offered }) => offered);
