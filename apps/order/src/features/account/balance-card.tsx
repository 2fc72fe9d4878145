import { Card } from '@servery/ui/surfaces/card';
import { Display, Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import css from '#features/account/account.module.css';
import { price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

type Props = { balance: string; sign: string; children: ReactNode };

/** What there is to spend, and below it what can be done with it. */
export function BalanceCard({ balance, sign, children }: Props) {
  return (
    <Card as="section" look="deep" aria-label={t.accountBalance} className={css.balance}>
      <Text size={15} tone="inherit">
        {t.accountBalance}
      </Text>
      <Display as="p" size={32}>
        {price(sign, balance)}
      </Display>
      {children}
    </Card>
  );
}
