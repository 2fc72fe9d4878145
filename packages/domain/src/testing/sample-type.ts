import type { FulfilmentType, OpenWindow } from '@servery/contract/entities/fulfilment';

/** For tests: the same windows on some days of the week, and none on the others. */
export const weekOf = (
  windows: OpenWindow[],
  days: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri'],
) => {
  const on = (day: string): OpenWindow[] => (days.includes(day) ? windows : []);
  return {
    available_mon: on('mon'),
    available_tue: on('tue'),
    available_wed: on('wed'),
    available_thu: on('thu'),
    available_fri: on('fri'),
    available_sat: on('sat'),
    available_sun: on('sun'),
  };
};

/** For tests: pickup on weekdays from 7 to 21, now or at a time of one's own. */
export const sampleType = (more: Partial<FulfilmentType> = {}): FulfilmentType => ({
  code: 'pickup',
  icon: 'bag',
  verb: 'Pick up',
  desc: '',
  asap: 1,
  asap_mins: 15,
  time_frame: 'datetime',
  time_type: 'user',
  min_notice: 30,
  time_block: 15,
  order_for_later: 1,
  paused_until: 0,
  location_label: '',
  location_options: [],
  display_store_closed_text: 1,
  address_required: 0,
  table_num_required: 0,
  table_nums: '',
  table_num_label: 'Table',
  table_num_desc: '',
  table_num_qr_scanner: 0,
  booking_ref_required: 0,
  booking_name_required: 0,
  booking_pax_required: 0,
  booking_ref_label: 'Booking',
  booking_name_label: 'Name',
  booking_pax_label: 'Party size',
  booking_ref_desc: '',
  booking_name_desc: '',
  booking_pax_desc: '',
  booking_data_qr_scanner: 0,
  available_today: 1,
  open_now: 1,
  online_status: 'online',
  available_from: '07:00',
  available_to: '21:00',
  available_text_pickup: '',
  available_text_deliver: '',
  available_text_dinein: '',
  unavailable_reason: '',
  ...weekOf([{ from: '07:00', to: '21:00' }]),
  special_dates: [],
  ...more,
});
