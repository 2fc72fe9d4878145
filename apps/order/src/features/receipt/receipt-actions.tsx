import type { Receipt } from '@servery/contract/entities/receipt';
import { IconMessageSquareText } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import css from '#features/receipt/receipt.module.css';
import { GoButton } from '#shared/links.tsx';
import { useCan } from '#shared/can.ts';
import { t } from '#features/receipt/texts.ts';

/** A button; where there is room, with the reason to press it. */
function Ask({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className={css.ask}>
      <div className={css.askWords}>
        <Display as="p" size={20}>
          {title}
        </Display>
        <Text size={15} tone="soft">
          {words}
        </Text>
      </div>
      {children}
    </div>
  );
}

export function ReceiptActions({ order }: { order: Receipt }) {
  const can = useCan();
  return (
    <div className={css.actions}>
      <Ask title={t.forgotSomething} words={t.orderMoreFromThe}>
        <GoButton to={`/menu/${order.menu_name}`} wide>
          {t.placeAnotherOrder}
        </GoButton>
      </Ask>
      {can('account') && (
        <Ask title={t.howIsItGoing} words={t.rateUsInThree}>
          <GoButton
            to="/account/feedback"
            // In the address, so that it is still known after signing in.
            search={order.is_mine === 1 ? { order: order.id } : {}}
            kind="quiet"
            wide
            icon={<IconMessageSquareText />}
          >
            {t.leaveFeedback}
          </GoButton>
        </Ask>
      )}
    </div>
  );
}
