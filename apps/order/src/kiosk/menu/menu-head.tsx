import { useNavigate } from '@tanstack/react-router';
import { BrandName, ReachButton } from '#kiosk/shell/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { choiceText } from '#ordering/fulfilment-types.ts';
import css from './menu-head.module.css';
import { common } from '#shared/common-texts.ts';

/** Who sells, how the order goes out, and the way to bring it all into reach. */
export function MenuHead() {
  const { merchant } = useDeviceVenue();
  const { choice, type, clock } = useFulfilment(merchant);
  const navigate = useNavigate();
  return (
    <header className={css.head}>
      <BrandName />
      {choice && type ? (
        <button type="button" className={css.pill} onClick={() => void navigate({ to: '/' })}>
          <FulfilmentIcon code={type.code} />
          <span className={css.words}>{choiceText(choice, type, clock)}</span>
          <em className={css.change}>{common.change}</em>
        </button>
      ) : null}
      <ReachButton />
    </header>
  );
}
