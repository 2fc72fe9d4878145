import { TextField } from '@servery/ui/inputs/field';
import { COUNTER_NAME } from '#pos/counter-name.ts';
import { useDevice } from '#state/device.ts';
import css from './ticket.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/ticket/texts.ts';

/** Who the order is for. Nobody in particular is 'Counter'. */
export function CustomerFields() {
  const guest = useDevice((device) => device.guest);
  const setGuest = useDevice((device) => device.setGuest);
  return (
    <div className={css.pair}>
      <TextField
        look="inset"
        label={more.name}
        placeholder={COUNTER_NAME}
        maxLength={80}
        autoComplete="off"
        value={guest.name}
        onChange={(event) => setGuest({ ...guest, name: event.target.value })}
      />
      <TextField
        look="inset"
        label={t.mobileOptional}
        type="tel"
        inputMode="tel"
        maxLength={30}
        autoComplete="off"
        value={guest.mobile}
        onChange={(event) => setGuest({ ...guest, mobile: event.target.value })}
      />
    </div>
  );
}
