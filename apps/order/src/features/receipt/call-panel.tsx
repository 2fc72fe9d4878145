import type { CallOutput } from '@servery/contract/registry';
import { addressText } from '@servery/domain/delivery/address';
import { Picture, PictureStack } from '@servery/ui/surfaces/picture';
import { Display } from '@servery/ui/foundations/text';
import { useEffect, useRef } from 'react';
import { BrandMark, NavButton } from '#features/shell/index.ts';
import { greeting, fulfilmentText } from '#features/receipt/receipt-words.ts';
import css from '#features/receipt/call-panel.module.css';

type Props = {
  receipt: CallOutput<'OrderStatusDetailed'>;
  /** The site's own header stands above. */
  hasHeader: boolean;
};

const SHOWN = 3;

function Plates({ lines }: { lines: Props['receipt']['order_items'] }) {
  const shown = lines.filter(({ img_url }) => img_url !== '').slice(0, SHOWN);
  return (
    <div className={css.plates}>
      <PictureStack>
        {shown.map(({ id, img_url }) => (
          <Picture key={id} src={img_url} />
        ))}
      </PictureStack>
    </div>
  );
}

/** The number, large enough to read across a counter. */
export function CallPanel({ receipt, hasHeader }: Props) {
  const { order, order_items: lines, settings } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className={css.call}>
      {!hasHeader && (
        <div className={css.bar}>
          <BrandMark name={false} onDeep />
          <NavButton />
        </div>
      )}
      <div className={css.words}>
        <h1 ref={title} tabIndex={-1} className={css.title}>
          <span className={css.meta}>{greeting(order)} </span>
          <Display as="span" size="number" className={css.number}>
            {order.pos_order_id}
          </Display>
        </h1>
        <p className={css.meta}>{fulfilmentText(order, settings)}</p>
        {order.delivery_address !== '' && <p className={css.meta}>{addressText(order.delivery_address)}</p>}
      </div>
      {hasHeader && <Plates lines={lines} />}
    </header>
  );
}
