import { detailsTitle } from '@servery/domain/checkout/people';
import { Button } from '@servery/ui/actions/button';
import { Numpad } from '@servery/ui/inputs/numpad';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import {
  Agreements,
  CheckoutNotice,
  ContactlessOption,
  Question,
  Students,
} from '#features/checkout/index.ts';
import { Keyboard } from '#kiosk/cart/keyboard.tsx';
import { shownLabel } from '#kiosk/cart/typed-fields.ts';
import { TypedText } from '#kiosk/cart/typed-text.tsx';
import type { KioskDetails } from '#kiosk/cart/use-kiosk-details.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './details-sheet.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#kiosk/cart/texts.ts';

export type DetailsSheetProps = {
  open: boolean;
  details: KioskDetails;
  total: string;
  busy: boolean;
  onClose: () => void;
  onPlace: () => void;
};

/** What can be written, one at a time: the keyboard writes into the one that is chosen. */
function Fields({ details }: { details: KioskDetails }) {
  const { fields, active, activate } = details;
  return (
    <fieldset aria-label={t.details} className={css.tabs}>
      {fields.map((field) => (
        <Button
          key={field.id}
          size="s"
          kind={field.id === active.id ? 'ink' : field.text ? 'soft' : 'line'}
          aria-pressed={field.id === active.id}
          onClick={() => activate(field.id)}
        >
          {shownLabel(field)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The last questions before the order goes to the kitchen. */
export function DetailsSheet({ open, details, total, busy, onClose, onPlace }: DetailsSheetProps) {
  const { merchant } = useDeviceVenue();
  const { active, asked, form } = details;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={detailsTitle('kiosk')}
      dismissable={!busy}
      foot={
        <Button size="l" wide busy={busy} detail={total} onClick={() => details.check() && onPlace()}>
          {more.placeOrder}
        </Button>
      }
    >
      <div className={css.body}>
        <Text tone="soft">{t.nameNote}</Text>
        {details.fields.length > 1 && <Fields details={details} />}
        <TypedText label={shownLabel(active)} text={active.text} />
        {active.numeric ? (
          <Numpad
            label={t.numberPad}
            value={active.text}
            onChange={active.put}
            maxDigits={15}
            keepZeros
            className={css.pad}
          />
        ) : (
          <Keyboard
            digits={active.digits}
            signs={active.signs}
            onKey={(key) => active.put(active.press(active.text, key))}
          />
        )}
        <div className={css.asked}>
          <Students form={form} />
          {asked.map((field) => (
            <Question key={field.name} field={field} form={form} />
          ))}
          <ContactlessOption form={form} />
          <Agreements form={form} />
        </div>
        <Text tone="soft">{t.thenPayAtThe}</Text>
        <CheckoutNotice merchant={merchant} />
      </div>
    </Sheet>
  );
}
