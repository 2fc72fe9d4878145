import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { TextButton } from '@servery/ui/actions/button';
import { IconMessageSquareText, IconTicketPercent } from '@servery/ui/foundations/icon-more';
import { List, ListButton } from '@servery/ui/surfaces/list';
import css from '#features/checkout/checkout.module.css';
import { NoteSheet, PromoSheet } from '#features/extras/index.ts';
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

const allowed = ({ menu }: Merchant) => ({
  promo: menu.allow_promo_codes === 1,
  note: menu.allow_order_notes === 1,
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
          title={order.coupon_code || more.enterVoucherOrPromoCode}
          note={
            order.coupon_problem ||
            (order.coupon_code && !isNothing(order.other_discount) ? saved : undefined)
          }
          onClick={() => ask('promo')}
        />
      )}
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

function CodeText({ code, problem }: { code: string; problem: string }) {
  if (code === '') return <span>{t.voucherOrPromoCode}</span>;
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
          <CodeText code={code} problem={problem} />
          <TextButton
            aria-label={code ? t.editPromoCode : more.enterVoucherOrPromoCode}
            onClick={() => ask('promo')}
          >
            {code ? t.edit : 'Enter'}
          </TextButton>
        </p>
      )}
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
