import { rich } from '@servery/ui/foundations/rich';
import { methodProblem } from '@servery/domain/checkout/methods';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { Checkbox } from '@servery/ui/inputs/check';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { CardForm } from '#features/payment/card-form.tsx';
import css from '#features/payment/payment.module.css';
import { inFrame } from '#platform/frame.ts';
import type { Payment } from '#features/payment/use-payment.ts';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/payment/texts.ts';

type Props = { payment: Payment; total: string };

function SavedCard({ payment: { customer } }: Props) {
  const { credit_card_type: type, credit_card_ending: ending, credit_card_expired: expired } = customer;
  return (
    <>
      <Text>{rich(t.endingIn.parts({ card: type || more.card, ending: <b>{ending}</b> }))}</Text>
      {expired === 1 && <Notice tone="warn">{t.expired}</Notice>}
    </>
  );
}

function Balance({ payment: { customer, merchant }, total }: Props) {
  const problem = methodProblem('BALANCE', { grandTotal: total, balance: customer.balance, inFrame: false });
  return (
    <>
      <Text>
        {rich(t.balance.parts({ amount: <b>{price(merchant.locale.currency_sign, customer.balance)}</b> }))}
      </Text>
      {problem && (
        <Notice tone="warn" action={<GoText to="/account/topup">{t.topUpYourAccount}</GoText>}>
          {problem}
        </Notice>
      )}
    </>
  );
}

function NewCard({ payment: { card, billing, merchant, mayKeep } }: Props) {
  return (
    <CardForm card={card} billing={billing} merchant={merchant}>
      {mayKeep && (
        <Checkbox
          checked={card.save}
          onChange={(event) => card.setSave(event.target.checked)}
          className={css.whole}
        >
          {checkoutTexts.saveCard}
        </Checkbox>
      )}
    </CardForm>
  );
}

function Elsewhere({ payment: { method }, total }: Props) {
  const problem = methodProblem(method.code, { grandTotal: total, balance: '0.00', inFrame: inFrame() });
  if (problem) return <Notice tone="warn">{problem}</Notice>;
  return (
    <Text tone="soft">
      {method.code === 'CB' ? t.payByCrypto : t.payElsewhere({ method: method.chosen?.desc ?? '' })}
    </Text>
  );
}

/** What belongs to the chosen way of paying. */
export function MethodPanel(props: Props) {
  switch (props.payment.method.code) {
    case 'CC':
      return <NewCard {...props} />;
    case 'SAVED':
      return <SavedCard {...props} />;
    case 'BALANCE':
      return <Balance {...props} />;
    case 'PP':
    case 'CB':
      return <Elsewhere {...props} />;
    default:
      return null;
  }
}

export const hasPanel = (code: string): boolean => ['CC', 'SAVED', 'BALANCE', 'PP', 'CB'].includes(code);
