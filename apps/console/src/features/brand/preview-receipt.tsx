import { dollars } from '@servery/domain/money';
import { TopBar } from '#features/brand/preview-home.tsx';
import { useDishes } from '#features/brand/preview-menu.tsx';
import type { PreviewProps } from '#features/brand/place.ts';
import own from './preview-receipt.module.css';
import css from './previews.module.css';
import { t } from '#features/brand/texts.ts';

/** Where a customer follows an order. */
export function ReceiptPreview({ value, mediaUrl, venue }: PreviewProps) {
  const { dishes } = useDishes(3);
  return (
    <>
      <TopBar value={value} mediaUrl={mediaUrl} />
      <p className={css.headline}>{t.sampleOrder}</p>
      <p className={css.soft}>{venue}</p>
      <div className={own.track}>
        <span data-done />
        <span data-done />
        <span />
        <span />
      </div>
      <div className={css.card}>
        <b>{t.sampleCooking}</b>
        <p>{t.sampleReady}</p>
      </div>
      <div className={css.card}>
        {dishes.map((dish) => (
          <p key={dish.id} className={own.line}>
            <span>{dish.value.name}</span>
            <span>{dollars(dish.value.price)}</span>
          </p>
        ))}
      </div>
      <span className={css.go} data-kind="accent">
        {t.orderAgain}
      </span>
      <p className={css.foot}>{value.credit}</p>
    </>
  );
}
