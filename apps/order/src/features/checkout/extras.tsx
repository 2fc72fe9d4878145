import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { TextButton } from '@servery/ui/actions/button';
import { IconMessageSquareText, IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { List, ListButton } from '@servery/ui/surfaces/list';
import css from '#features/checkout/checkout.module.css';
import { GiftAction, GiftRow, NoteSheet, PromoSheet } from '#features/extras/index.ts';
import { codeLabel, takesCodes, takesPromos } from '#ordering/codes.ts';
import { isNothing, price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/checkout/texts.ts';

export type Extra = 'promo' | 'note' | undefined;
type Props = { merchant: Merchant; order: CartOrder };
type Asked = Props & { asked: Extra; ask: (extra: Extra) => void };

/** The two popups. They stand apart from their buttons: a refused order opens them too. */
export function ExtraSheets({ asked, ask, ...props }: Asked) {
  const close = () => ask(undefined);
  return (
    <>
      <PromoSheet
        on="checkout"
        merchant={props.merchant}
        applied={props.order.coupon_code}
        open={asked === 'promo'}
        onClose={close}
      />
      <NoteSheet on="checkout" {...props} open={asked === 'note'} onClose={close} />
    </>
  );
}

const allowed = (merchant: Merchant) => ({
  promo: takesCodes(merchant),
  note: merchant.menu.allow_order_notes === 1,
});
export const hasExtras = (merchant: Merchant): boolean => Object.values(allowed(merchant)).includes(true);

/** As rows of a list, on phones. */
export function ExtraList({ merchant, order, ask }: Omit<Asked, 'asked'>) {
  const { promo, note } = allowed(merchant);
  const saved = t.youSave({ amount: price(merchant.locale.currency_sign, order.other_discount) });
  return (
    <List label={t.more}>
      {promo && (
        <ListButton
          icon={<IconTicketPercent />}
          tone={order.coupon_problem ? 'bad' : order.coupon_code ? 'good' : 'plain'}
          title={order.coupon_code || codeLabel(merchant)}
          note={
            order.coupon_problem ||
            (order.coupon_code && !isNothing(order.other_discount) ? saved : undefined)
          }
          onClick={() => ask('promo')}
        />
      )}
      {order.gift && <GiftAction merchant={merchant} gift={order.gift} on="checkout" />}
      {note && (
        <ListButton
          icon={<IconMessageSquareText />}
          title={order.note ? more.editInstructions : more.addInstructions}
          note={order.note ? `“${order.note}”` : undefined}
          onClick={() => ask('note')}
        />
      )}
    </List>
  );
}

function CodeText({ code, problem, none }: { code: string; problem: string; none: string }) {
  if (code === '') return <span>{none}</span>;
  if (problem === '')
    return (
      <span>
        <b>{more.codeApplied({ code })}</b>
      </span>
    );
  return (
    <output>
      <b>{code}</b> {problem}
    </output>
  );
}

/** As lines of the ticket, on desktops. */
export function ExtraRows({ merchant, order, ask }: Omit<Asked, 'asked'>) {
  const { promo, note } = allowed(merchant);
  const { coupon_code: code, coupon_problem: problem } = order;
  return (
    <div className={css.extras}>
      {promo && (
        <p className={css.extra}>
          <IconTicketPercent size="l" />
          <CodeText
            code={code}
            problem={problem}
            none={takesPromos(merchant) ? t.voucherOrPromoCode : t.giftVoucher}
          />
          <TextButton aria-label={code ? t.editPromoCode : codeLabel(merchant)} onClick={() => ask('promo')}>
            {code ? t.edit : 'Enter'}
          </TextButton>
        </p>
      )}
      {order.gift && <GiftRow merchant={merchant} gift={order.gift} on="checkout" className={css.extra} />}
      {note && (
        <p className={css.extra}>
          <IconMessageSquareText size="l" />
          <span>{order.note ? `“${order.note}”` : more.instructions}</span>
          <TextButton
            aria-label={order.note ? more.editInstructions : more.addInstructions}
            onClick={() => ask('note')}
          >
            {order.note ? t.edit : t.add}
          </TextButton>
        </p>
      )}
    </div>
  );
}
