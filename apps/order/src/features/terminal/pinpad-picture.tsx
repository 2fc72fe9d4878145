import { IconCheck } from '@servery/ui/foundations/icon-more';
import css from './pinpad-picture.module.css';

const KEYS = Array.from({ length: 12 }, (_key, at) => at);

type Props = {
  /** What its own screen says. */
  words: string;
  detail?: string | undefined;
  /** near: a card is held to it. in: the card is being read. */
  card?: 'near' | 'in' | undefined;
};

/** A pinpad as it stands beside the screen. */
export function PinpadPicture({ words, detail, card }: Props) {
  return (
    <div aria-hidden data-card={card} className={css.scene}>
      <div className={css.pinpad}>
        <p className={css.screen}>
          <span>{words}</span>
          {detail ? <b>{detail}</b> : null}
        </p>
        <div className={css.keys}>
          {KEYS.map((key) => (
            <i key={key} />
          ))}
        </div>
      </div>
      {card ? <i className={css.card} /> : null}
    </div>
  );
}

/** It is paid: nothing is left to do at the pinpad. */
export function PaidPicture() {
  return (
    <div aria-hidden className={css.paid}>
      <IconCheck />
    </div>
  );
}
