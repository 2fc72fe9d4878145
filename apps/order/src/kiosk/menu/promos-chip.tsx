import { Button } from '@servery/ui/actions/button';
import { ChipToggle } from '@servery/ui/choices/chips';
import { IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { PromoCards } from '#features/promos/index.ts';
import { CodeSheet } from '#kiosk/cart/index.ts';
import { codeLabel, takesCodes } from '#ordering/codes.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './find-bar.module.css';
import { t } from '#kiosk/menu/texts.ts';

/** What the venue offers, and the way to give a code that somebody has in hand. */
export function PromosChip() {
  const { merchant, order } = useDeviceVenue();
  const [asking, setAsking] = useState<'promos' | 'code'>();
  const close = () => setAsking(undefined);
  if (merchant.promos.length === 0 && !takesCodes(merchant)) return null;
  return (
    <>
      <ChipToggle pressed={false} icon={<IconTicketPercent />} onClick={() => setAsking('promos')}>
        {t.promos}
      </ChipToggle>
      <Sheet open={asking === 'promos'} onClose={close} title={t.promos}>
        <div className={css.body}>
          <PromoCards merchant={merchant} order={order} />
          {takesCodes(merchant) && (
            <Button kind="line" size="l" wide icon={<IconTicketPercent />} onClick={() => setAsking('code')}>
              {order.coupon_code || codeLabel(merchant)}
            </Button>
          )}
        </div>
      </Sheet>
      <CodeSheet open={asking === 'code'} onClose={close} />
    </>
  );
}
