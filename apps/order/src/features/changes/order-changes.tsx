import type { Merchant } from '@servery/contract/entities/merchant';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import { formatCents } from '@servery/domain/money';
import { Button, TextButton } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { IconClock } from '@servery/ui/foundations/icon';
import { IconCircleX, IconReceipt, IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { rich } from '@servery/ui/foundations/rich';
import { Display, Money } from '@servery/ui/foundations/text';
import { type ReactNode, useId } from 'react';
import css from '#features/changes/order-changes.module.css';
import type { Change, OrderChanges } from '#features/changes/use-order-changes.ts';
import { less, price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/changes/texts.ts';

type Words = { icon: ReactNode; title: ReactNode; text: ReactNode };
type Shown = { sign: string; zone: string };

const was = (text: string) => <s className={css.was}>{text}</s>;

function wordsOf(change: Change, { sign, zone }: Shown): Words {
  const clock = (at: number) => clockText(localDateTime(at * 1000, zone).time);
  switch (change.is) {
    case 'gone':
      return {
        icon: <IconCircleX />,
        title: <s>{change.name}</s>,
        text: t.offYourOrder({ why: change.text || more.soldOut }),
      };
    case 'price':
      return {
        icon: <IconReceipt />,
        title: (change.amount > 0 ? t.costsMore : t.costsLess)({ name: change.name }),
        text: rich(t.nowEach.parts({ was: was(price(sign, change.was)), now: price(sign, change.now) })),
      };
    case 'promo':
      return {
        icon: <IconTicketPercent />,
        title: t.promoEnded({ code: change.code }),
        text: change.text,
      };
    case 'later':
      return {
        icon: <IconClock />,
        title: t.later({ minutes: change.minutes }),
        text: rich(t.nowAround.parts({ was: was(clock(change.was)), now: clock(change.now) })),
      };
    case 'time':
      return { icon: <IconClock />, title: change.title, text: change.text };
    case 'day':
    case 'fee':
    case 'total':
      return {
        icon: <IconReceipt />,
        title: change.is === 'day' ? change.label : change.is === 'fee' ? t.deliveryFee : t.total,
        text: rich(t.nowAmount.parts({ was: was(price(sign, change.was)), now: price(sign, change.now) })),
      };
  }
}

const moved = (sign: string, cents: number): string =>
  cents < 0 ? less(sign, formatCents(-cents)) : `+${price(sign, formatCents(cents))}`;

export type StripProps = {
  merchant: Merchant;
  changed: OrderChanges;
  onChangeTime: () => void;
  /** The strip has the button itself where no button below it says that it agrees. */
  agrees?: boolean;
  className?: string | undefined;
};

/** What changed since the customer looked, at the top of what they are about to pay for. */
export function Strip({ merchant, changed, onChangeTime, agrees = true, className }: StripProps) {
  const title = useId();
  const { changes, isAsked, allGone, agree } = changed;
  const sign = merchant.locale.currency_sign;
  const shown = { sign, zone: merchant.time_zone };
  return (
    <section role="alert" aria-labelledby={title} className={cx(css.changed, className)}>
      <Display size={20} id={title}>
        {t.title({ count: changes.length })}
      </Display>
      <ul className={css.list}>
        {changes.map((change) => {
          const { icon, title: name, text } = wordsOf(change, shown);
          return (
            <li key={JSON.stringify(change)} className={css.change}>
              <span className={css.icon}>{icon}</span>
              <span className={css.words}>
                <b>{name}</b>
                <span>{text}</span>
              </span>
              {'amount' in change && <Money>{moved(sign, change.amount)}</Money>}
              {(change.is === 'later' || change.is === 'time') && (
                <TextButton aria-label={t.changeTime} className={css.act} onClick={onChangeTime}>
                  {common.change}
                </TextButton>
              )}
            </li>
          );
        })}
      </ul>
      {agrees && isAsked && (
        <Button kind="ink" wide onClick={() => void agree()}>
          {allGone ? t.removeGone : t.accept}
        </Button>
      )}
    </section>
  );
}
