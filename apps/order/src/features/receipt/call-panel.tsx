import type { Receipt } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
import { Display } from '@servery/ui/text';
import { useEffect, useRef } from 'react';
import { BrandMark, NavButton } from '#features/shell/index.ts';
import { greeting, wayText } from '#features/receipt/receipt-words.ts';
import css from '#features/receipt/receipt.module.css';

type Props = { order: Receipt; settings: CallOutput<'OrderStatusDetailed'>['settings'] };

/** The number, large enough to read across a counter. */
export function CallPanel({ order, settings }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className={css.call}>
      <div className={css.bar}>
        <BrandMark name={false} onDeep />
        <NavButton />
      </div>
      <h1 ref={title} tabIndex={-1} className={css.callTitle}>
        <span className={css.meta}>{greeting(order)} </span>
        <Display as="span" size="number" className={css.number}>
          {order.pos_order_id}
        </Display>
      </h1>
      <p className={css.meta}>{wayText(order, settings)}</p>
    </header>
  );
}
