import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { AustralianState } from '#set-up/states';

/** What somebody has told of their new venue, step by step. */
export type WholeSetUp = {
  who: {
    venue_name: string;
    organisation: string;
    abn: string;
    gst_registered: 0 | 1;
    owner_name: string;
    email: string;
  };
  place: {
    address: string;
    suburb: string;
    state: AustralianState;
    postcode: string;
    phone: string;
    time_zone: string;
    /** '07:00-15:00, 17:00-21:00'; empty for closed. */
    hours: Readonly<Record<Weekday, string>>;
    ready_minutes: number;
  };
  menu: { source: 'template' | 'list' | 'empty'; template: string; text: string };
  look: { accent: string; font: 'fraunces' | 'space-grotesk' | 'inter'; tagline: string; host: string };
  pay: { methods: readonly string[] };
};
