import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconGift } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Sheet } from '@servery/ui/overlays/sheet';
import { ListButton } from '@servery/ui/surfaces/list';
import { useState } from 'react';
import css from '#features/extras/extras.module.css';
import type { CartScreen } from '#ordering/cart-errors.ts';
import { useCode } from '#ordering/use-code.ts';
import { isNothing, price } from '#shared/money.ts';
import { t } from '#features/extras/texts.ts';

type Gift = NonNullable<CartOrder['gift']>;
type Props = { merchant: Merchant; gift: Gift; on?: CartScreen };

/** What it pays, and what stays on it. */
function paysText({ merchant, gift }: Props): string {
  const sign = merchant.locale.currency_sign;
  const amount = price(sign, gift.pays);
  return isNothing(gift.left)
    ? t.giftPaysLast({ amount })
    : t.giftPays({ amount, left: price(sign, gift.left) });
}

/** The voucher that pays for the order, and the way to take it off again. */
export function GiftSheet({ onClose, open, ...props }: Props & { open: boolean; onClose: () => void }) {
  const { removeGift, isPending } = useCode(props.merchant, props.on);
  const remove = async () => {
    if (!(await removeGift())) return;
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t.giftEnding({ ending: props.gift.ending })} size="s">
      <div className={css.form}>
        {props.gift.problem === '' ? (
          <Text>{paysText(props)}</Text>
        ) : (
          <Notice tone="warn">{props.gift.problem}</Notice>
        )}
        <Text tone="soft">{t.removeGiftNote}</Text>
        <Button kind="soft" wide busy={isPending} onClick={() => void remove()}>
          {t.removeGift}
        </Button>
      </div>
    </Sheet>
  );
}

/** As a row of a list of actions. */
export function GiftAction(props: Props) {
  const [open, setOpen] = useState(false);
  const { problem, ending } = props.gift;
  return (
    <>
      <ListButton
        icon={<IconGift />}
        tone={problem ? 'bad' : 'good'}
        title={t.giftEnding({ ending })}
        note={problem || paysText(props)}
        onClick={() => setOpen(true)}
      />
      <GiftSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** As a line of the ticket. */
export function GiftRow({ className, ...props }: Props & { className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const { problem, ending } = props.gift;
  return (
    <div className={className}>
      <IconGift size="l" />
      {problem === '' ? (
        <span>
          <b>{t.giftEnding({ ending })}</b>
        </span>
      ) : (
        <output>
          <b>{t.giftEnding({ ending })}</b> {problem}
        </output>
      )}
      <TextButton aria-label={t.editGift({ ending })} onClick={() => setOpen(true)}>
        {t.edit}
      </TextButton>
      <GiftSheet {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
