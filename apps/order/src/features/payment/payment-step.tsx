import { rich } from '@servery/ui/foundations/rich';
import { methodFigures, methodNote } from '@servery/domain/checkout/method-note';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { IconUserRound } from '@servery/ui/foundations/icon';
import { Notice } from '@servery/ui/feedback/notice';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Step } from '@servery/ui/surfaces/step';
import { Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { hasPanel, MethodPanel } from '#features/payment/method-panel.tsx';
import { MethodIcon } from '#features/payment/method-icon.tsx';
import css from '#features/payment/payment.module.css';
import type { Payment } from '#features/payment/use-payment.ts';
import { GoText } from '#shared/links.tsx';
import { useMedia } from '#shared/use-media.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/payment/texts.ts';

type Props = { number: number; payment: Payment; total: string; children?: ReactNode };

const TILES = '(min-width: 720px)';
/** More than these do not stand side by side. */
const MOST_TILES = 4;

function Methods({ payment }: { payment: Payment }) {
  const { method } = payment;
  const tiles = useMedia(TILES) && method.methods.length <= MOST_TILES && method.methods.length > 1;
  return (
    <ChoiceGroup title={t.paymentMethod} hideTitle layout={tiles ? 'strip' : 'plain'} error={method.error}>
      {method.methods.map((each) => (
        <Choice
          key={each.code}
          kind="radio"
          name="payment-method"
          value={each.code}
          look={tiles ? 'column' : 'method'}
          icon={<MethodIcon code={each.code} />}
          title={each.desc}
          note={tiles ? methodFigures(each.code, payment) : methodNote(each, payment)}
          checked={method.chosen?.code === each.code}
          onChange={() => method.choose(each.code)}
        />
      ))}
    </ChoiceGroup>
  );
}

function Ways({ payment, total }: Pick<Props, 'payment' | 'total'>) {
  const { method } = payment;
  if (method.free) return <Text>{t.nothingToPay}</Text>;
  if (!method.known) return <Skeleton shape="block" height="272px" />;
  if (method.methods.length === 0) return <Notice tone="warn">{t.noMethods}</Notice>;
  return (
    <>
      <Methods payment={payment} />
      {hasPanel(method.code) && (
        <section aria-label={method.chosen?.desc} className={css.panel}>
          <MethodPanel payment={payment} total={total} />
        </section>
      )}
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
      <Ways payment={payment} total={total} />
      {children}
    </Step>
  );
}
