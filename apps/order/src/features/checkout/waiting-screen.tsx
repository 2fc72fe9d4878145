import type { Merchant } from '@servery/contract/entities/merchant';
import { isPaymentAddress } from '@servery/domain/checkout/redirect';
import { facts } from '#api/app-facts.ts';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { methodText, paymentFlow } from '@servery/domain/payments/methods';
import { texts } from '@servery/domain/messages/texts';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { IconArrowLeft, IconRefreshCw } from '@servery/ui/foundations/icon';
import { ProgressPath } from '@servery/ui/feedback/progress';
import { Display, Money, Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { ThankYou } from '#features/checkout/thank-you.tsx';
import { useWaiting } from '#features/checkout/use-waiting.ts';
import css from '#features/checkout/waiting-screen.module.css';
import { Screen } from '#features/shell/index.ts';
import { platform } from '#platform/browser.ts';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { useGiveUpPayment } from '#ordering/use-give-up-payment.ts';
import { type PendingOrder, savePending } from '#state/pending-order.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/checkout/texts.ts';

const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium' });
const STEPS = [
  { id: 'checked', label: t.orderChecked },
  { id: 'payment', label: more.payment },
  { id: 'kitchen', label: t.kitchen },
];

/** What is known, and what follows from it. */
function wordsFor(method: string, isUnpaid: boolean): readonly [string, string] {
  if (isUnpaid) return [checkoutTexts.notArrived, checkoutTexts.ifPaid];
  const who = paymentFlow(method) === 'redirect' ? methodText(method) : t.yourBank;
  return [
    method === 'CB' ? checkoutTexts.waitingForCoins : checkoutTexts.waitingFor({ who }),
    checkoutTexts.doNotPayAgain,
  ];
}

/** The provider has seen no payment: it can be made on the page that is open for it, or in another way. */
function Unpaid({ pending }: { pending: PendingOrder }) {
  const { payAt } = pending;
  const { giveUp, busy } = useGiveUpPayment();
  const payOtherwise = async () => {
    if (await giveUp()) savePending({ ...pending, phase: 'back' });
  };
  return (
    <>
      {payAt && isPaymentAddress(payAt) && !platform.native && (
        <LinkButton kind="line" wide href={payAt}>
          {t.openThePaymentPage}
        </LinkButton>
      )}
      <Button kind="bare" wide busy={busy} onClick={() => void payOtherwise()}>
        {t.chooseAnotherWayTo}
      </Button>
    </>
  );
}

type Props = { pending: PendingOrder; merchant: Merchant | undefined; header: ReactNode };

/** Nobody knows yet whether it is paid: what is known, and nothing to pay with. */
export function WaitingScreen({ pending, merchant, header }: Props) {
  const { isPlaced, looking, looked, lookNow } = useWaiting(pending);
  const { shownTotal, contact, method } = pending.submission;
  const isUnpaid = looked?.code === 'payment_waiting';
  const [known, follows] = wordsFor(method, isUnpaid);
  if (isPlaced)
    return (
      <Screen header={header}>
        <ThankYou />
      </Screen>
    );
  return (
    <Screen header={header}>
      <Card as="section" look="raised" pad="l" className={css.waiting}>
        <Display as="h1" size={32}>
          {looked ? checkoutTexts.waitingTitle : checkoutTexts.checkingTitle}
        </Display>
        <ProgressPath label={t.progressOfYourPayment} steps={STEPS} now="payment" />
        <div aria-live="polite" className={css.words}>
          <Text>{known}</Text>
          <Text weight="strong">{follows}</Text>
        </div>
        <p className={css.total}>
          <span>{t.orderTotal}</span>
          <Money>{price(merchant?.locale.currency_sign ?? '$', shownTotal)}</Money>
        </p>
        <div className={css.ways}>
          <Text size={15} tone="soft" className={css.checked}>
            {looked ? t.checkedAt({ time: clock.format(looked.at) }) : t.checkingNow}
          </Text>
          <Button kind="soft" wide busy={looking} icon={<IconRefreshCw />} onClick={lookNow}>
            {t.checkNow}
          </Button>
          {isUnpaid && <Unpaid pending={pending} />}
        </div>
        <Text size={15} tone="soft">
          {checkoutTexts.mayLeave}{' '}
          {facts.sends_mail && contact.email && t.receiptGoesTo({ email: contact.email })}
        </Text>
      </Card>
      <GoText
        to={merchant ? `/menu/${merchant.menu.menu_name}` : '/'}
        icon={<IconArrowLeft />}
        className={css.toMenu}
      >
        {texts.backToMenu}
      </GoText>
    </Screen>
  );
}
