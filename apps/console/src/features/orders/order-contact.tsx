import { addressText } from '@servery/domain/delivery/address';
import { IconMapPin, IconPhone } from '@servery/ui/foundations/icon';
import { IconMail } from '@servery/ui/foundations/icon-more';
import type { ShownOrder } from '#features/orders/refund-form.tsx';
import { phoneText } from '#order/phone-text.ts';
import css from './order-panel.module.css';
import { t } from '#features/orders/texts.ts';

/** How to reach whoever ordered, in one tap, and where it goes. */
export function OrderContact({ shown: { order, contact_email: email } }: { shown: ShownOrder }) {
  const { contact_mobile: mobile, delivery_address: address } = order;
  if (mobile === '' && email === '' && address === '') return null;
  return (
    <ul aria-label={t.contact} className={css.contact}>
      {mobile !== '' && (
        <li>
          <a href={`tel:${mobile}`}>
            <IconPhone />
            {phoneText(mobile)}
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>
            <IconMail />
            {email}
          </a>
        </li>
      )}
      {address !== '' && (
        <li>
          <IconMapPin />
          {addressText(address)}
        </li>
      )}
    </ul>
  );
}
