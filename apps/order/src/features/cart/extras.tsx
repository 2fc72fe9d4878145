import { rich } from '@servery/ui/foundations/rich';
import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { TextButton } from '@servery/ui/actions/button';
import { IconMessageSquareText, IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { ListButton } from '@servery/ui/surfaces/list';
import { useState } from 'react';
import css from '#features/cart/cart.module.css';
import { NoteSheet, PromoSheet } from '#features/extras/index.ts';
import { codeLabel } from '#ordering/codes.ts';
import { isNothing, price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/cart/texts.ts';

type Props = { merchant: Merchant; order: CartOrder };

function look({ coupon_code: code, coupon_problem: problem }: CartOrder): string | undefined {
  if (problem !== '') return css.bad;
  return code ? css.good : css.accent;
}

/** A code that was taken, and takes nothing off any more. */
const CodeProblem = ({ order }: Pick<Props, 'order'>) => (
  <output className={css.bad}>
    <b className={css.code}>{order.coupon_code}</b> {order.coupon_problem}
  </output>
);

/** The promo code as a line of the ticket. */
export function PromoRow({ merchant, order }: Props) {
  const [open, setOpen] = useState(false);
  const code = order.coupon_code;
  return (
    <div className={css.extra}>
      <IconTicketPercent size="l" className={look(order)} />
      {code ? (
        <>
          {order.coupon_problem === '' ? (
            <span className={css.good}>
              {rich(more.codeApplied.parts({ code: <b className={css.code}>{code}</b> }))}
            </span>
          ) : (
            <CodeProblem order={order} />
          )}
          <TextButton aria-label={t.editPromoCode} onClick={() => setOpen(true)}>
            {t.edit}
          </TextButton>
        </>
      ) : (
        <TextButton onClick={() => setOpen(true)} className={css.enter}>
          {codeLabel(merchant)}
        </TextButton>
      )}
      <PromoSheet
        merchant={merchant}
        applied={order.coupon_code}
        open={open}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

/** The instructions as a line of the ticket. */
export function NoteRow({ merchant, order }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.extra}>
      <IconMessageSquareText size="l" className={css.soft} />
      <span className={css.note}>{order.note ? `“${order.note}”` : more.instructions}</span>
      <TextButton
        aria-label={order.note ? more.editInstructions : more.addInstructions}
        onClick={() => setOpen(true)}
      >
        {order.note ? t.edit : t.add}
      </TextButton>
      <NoteSheet merchant={merchant} order={order} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** The same two as rows of a list of actions. */
export function PromoAction({ merchant, order }: Props) {
  const [open, setOpen] = useState(false);
  const saved = isNothing(order.other_discount)
    ? undefined
    : t.youSave({ amount: price(merchant.locale.currency_sign, order.other_discount) });
  return (
    <>
      <ListButton
        icon={<IconTicketPercent />}
        tone={order.coupon_problem ? 'bad' : order.coupon_code ? 'good' : 'plain'}
        title={order.coupon_code || codeLabel(merchant)}
        note={order.coupon_problem || (order.coupon_code ? saved : undefined)}
        onClick={() => setOpen(true)}
      />
      <PromoSheet
        merchant={merchant}
        applied={order.coupon_code}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export function NoteAction({ merchant, order }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListButton
        icon={<IconMessageSquareText />}
        title={order.note ? more.editInstructions : more.addInstructions}
        note={order.note ? `“${order.note}”` : undefined}
        onClick={() => setOpen(true)}
      />
      <NoteSheet merchant={merchant} order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
