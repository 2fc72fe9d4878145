import { rich } from '@servery/ui/foundations/rich';
import { IconUserRound } from '@servery/ui/foundations/icon';
import { Notice } from '@servery/ui/feedback/notice';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Step } from '@servery/ui/surfaces/step';
import { Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { hasPanel, MethodPanel } from '#features/payment/method-panel.tsx';
import { MethodChoices } from '#features/payment/method-choices.tsx';
import css from '#features/payment/payment.module.css';
import type { Payment } from '#features/payment/use-payment.ts';
import { GoText } from '#shared/links.tsx';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/payment/texts.ts';

type Props = { number: number; payment: Payment; total: string; children?: ReactNode };

function MethodChoice({ payment, total }: Pick<Props, 'payment' | 'total'>) {
  const { method } = payment;
  if (method.free) return <Text>{method.byGift ? t.paidByGift : t.nothingToPay}</Text>;
  if (!method.known) return <Skeleton shape="block" height="272px" />;
  if (method.methods.length === 0) return <Notice tone="warn">{t.noMethods}</Notice>;
  return (
    <>
      <MethodChoices
        methods={method.methods}
        chosen={method.chosen?.code}
        onChoose={method.choose}
        payer={payment}
        error={method.error}
      >
        {hasPanel(method.code) && (
          <section aria-label={method.chosen?.desc} className={css.panel}>
            <MethodPanel payment={payment} total={total} />
          </section>
        )}
      </MethodChoices>
      {method.invites && (
        <p className={css.invite}>
          <IconUserRound />
          <span>
            {rich(
              t.registerNote.parts({
                register: <GoText to="/checkout/login">{t.registerForAFree}</GoText>,
              }),
            )}
          </span>
        </p>
      )}
    </>
  );
}

/** How the order is paid: the ways that there are, and what the chosen one needs. */
export function PaymentStep({ number, payment, total, children }: Props) {
  return (
    <Step number={number} title={more.payment} state="open">
      <MethodChoice payment={payment} total={total} />
      {children}
    </Step>
  );
}
