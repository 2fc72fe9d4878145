import type { ActiveOrder } from '@servery/contract/calls/customer/active-orders';
import { isFinished, stepOf, STEPS } from '@servery/domain/orders/steps';
import { Status } from '@servery/ui/actions/badge';
import { IconChevronRight } from '@servery/ui/foundations/icon-more';
import { Picture, PictureStack } from '@servery/ui/surfaces/picture';
import { ProgressPath } from '@servery/ui/feedback/progress';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activeOrdersQuery } from '#api/queries.ts';
import css from '#features/account/live-order.module.css';
import { useConnection } from '#state/connection.ts';
import { t } from '#features/account/texts.ts';

const steps = STEPS.map(({ id, label }) => ({ id, label: <span className={css.step}>{label}</span> }));

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });

function Plates({ items }: Pick<ActiveOrder, 'items'>) {
  const shown = items.filter(({ img_url }) => img_url !== '');
  if (shown.length === 0) return null;
  return (
    <div className={css.plates}>
      <PictureStack>
        {shown.map(({ img_url, name }) => (
          <Picture key={name} src={img_url} />
        ))}
      </PictureStack>
    </div>
  );
}

/** `seenAt`: when it was heard of last, where nothing more is heard. */
function LiveOrder({ order, seenAt }: { order: ActiveOrder; seenAt: string }) {
  const name = t.order({ number: order.pos_order_id });
  return (
    <article aria-label={name} data-stale={seenAt === '' ? undefined : true} className={css.live}>
      <Link
        to="/account/orders/$orderId"
        params={{ orderId: order.id }}
        aria-label={t.view({ name })}
        className={css.number}
      >
        <Display as="span" size="figure" className={css.digits}>
          {order.pos_order_id}
        </Display>
      </Link>
      <div className={css.words}>
        <p aria-live="polite" className={css.status}>
          <Status tone="deep" live={seenAt === ''} coloured>
            {order.status_text}
          </Status>
        </p>
        <p className={css.way}>{seenAt === '' ? order.way_text : t.lastSeen({ seenAt })}</p>
        <Display as="p" size={24} className={css.next}>
          {order.order_confirmation}
        </Display>
      </div>
      <span className={css.go}>
        <IconChevronRight />
      </span>
      <div className={css.path}>
        <ProgressPath
          label={t.progressOf({ name })}
          look="bars"
          onDeep
          steps={steps}
          now={stepOf(order.nstatus)}
          finished={isFinished(order.nstatus)}
        />
      </div>
      <Plates items={order.items} />
    </article>
  );
}

/** What is on its way, moving by itself. The shell hears of changes for every page, and leaves its own bar out here. */
export function LiveOrders() {
  const { data, dataUpdatedAt } = useQuery(activeOrdersQuery());
  const online = useConnection((connection) => connection.online);
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label={t.liveOrders} className={css.lives}>
      {data.map((order) => (
        <li key={order.id}>
          <LiveOrder order={order} seenAt={online ? '' : clock.format(dataUpdatedAt)} />
        </li>
      ))}
    </ul>
  );
}
