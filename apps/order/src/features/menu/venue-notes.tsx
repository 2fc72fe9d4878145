import type { Merchant } from '@servery/contract/entities/merchant';
import { ClosedCard } from '#features/menu/closed-card.tsx';
import css from '#features/menu/venue-notes.module.css';
import { DaySurchargeNotice } from '#ordering/day-surcharge-notice.tsx';

/** What has to be known before anything is chosen: what its day costs more, and that nobody is there. */
export const VenueNotes = ({ merchant, shut }: { merchant: Merchant; shut: boolean }) => (
  <>
    <DaySurchargeNotice merchant={merchant} className={css.daySurcharge} />
    {shut && <ClosedCard merchant={merchant} />}
  </>
);
