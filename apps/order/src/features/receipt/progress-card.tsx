import type { Receipt } from '@servery/contract/entities/receipt';
import { isActive, STATUS_TEXT, isComplete, isCancelled } from '@servery/domain/orders/status';
import { isFinished, stepOf, STEPS } from '@servery/domain/orders/steps';
import { Button } from '@servery/ui/actions/button';
import { IconBike } from '@servery/ui/foundations/icon';
import { Card } from '@servery/ui/surfaces/card';
import { IconCircleX } from '@servery/ui/foundations/icon-more';
import { ProgressPath } from '@servery/ui/feedback/progress';
import { Display, Text } from '@servery/ui/foundations/text';
import { GetNotified } from '#features/get-notified/index.ts';
import { platform } from '#platform/browser.ts';
import { telLink } from '#features/shell/index.ts';
import css from '#features/receipt/receipt.module.css';
import { t } from '#features/receipt/texts.ts';

function nextText(order: Receipt): string {
  if (order.order_confirmation) return order.order_confirmation;
  return isComplete(order.nstatus) ? t.completed : STATUS_TEXT[order.nstatus];
}

/** The steps, each with its time once it is reached. */
const stepsOf = ({ step_times: times }: Receipt) =>
  STEPS.map(({ id, label }) => {
    const time = times.find(({ step }) => step === id)?.time;
    return {
      id,
      label: (
        <span>
          {label}
          {time && <small className={css.time}> {time}</small>}
        </span>
      ),
    };
  });

function Cancelled({ order }: { order: Receipt }) {
  return (
    <div className={css.cancelled}>
      <IconCircleX size="2rem" />
      <div>
        <Display size={20}>{t.ended({ status: STATUS_TEXT[order.nstatus].toLowerCase() })}</Display>
        <Text tone="soft">{order.status_reason || t.callUs}</Text>
      </div>
    </div>
  );
}

/** Where the order is, and what happens next; it moves by itself. */
export function ProgressCard({ order }: { order: Receipt }) {
  return (
    <Card as="section" look="raised" pad="l" aria-label={t.progress} className={css.progress}>
      <div aria-live="polite" className={css.live}>
        {isCancelled(order.nstatus) ? (
          <Cancelled order={order} />
        ) : (
          <>
            <ProgressPath
              label={t.progressOfYourOrder}
              steps={stepsOf(order)}
              now={stepOf(order.nstatus)}
              finished={isFinished(order.nstatus)}
            />
            <Display as="p" size={20} className={css.next}>
              {nextText(order)}
            </Display>
            {order.changed_time !== '' && (
              <Text tone="soft">{t.changed({ store: order.store_name, time: order.changed_time })}</Text>
            )}
          </>
        )}
      </div>
      <Text size={15} tone="soft" className="dots">
        <span>
          {order.store_address1}, {order.store_suburb}
        </span>
        {order.store_phone && (
          <span className={css.phone}>
            <a href={telLink(order.store_phone)}>{order.store_phone}</a>
          </span>
        )}
      </Text>
      {isActive(order.nstatus) && <GetNotified />}
      {platform.native && order.delivery_tracking_url !== '' && (
        <div>
          <Button
            kind="line"
            size="s"
            icon={<IconBike />}
            onClick={() => platform.open(order.delivery_tracking_url)}
          >
            {t.trackYourDriver}
          </Button>
        </div>
      )}
    </Card>
  );
}
