import { Loading } from '@servery/ui/feedback/skeleton';
import { BrandName } from '#kiosk/shell/brand-name.tsx';
import css from './starting.module.css';
import { t } from '#kiosk/shell/texts.ts';

/** Before anybody knows what comes: the first question, an order, or the pinpad that has to be paired. */
export const Starting = () => (
  <Loading label={t.starting} className={css.starting}>
    <BrandName />
  </Loading>
);
