import type { BoardOrder } from '@servery/contract/entities/board';
import { addressText } from '@servery/domain/delivery/address';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { IconTriangleAlert } from '@servery/ui/foundations/icon';
import { IconMessageSquareText } from '@servery/ui/foundations/icon-more';
import { SlipNote } from '@servery/ui/staff/slip';
import type { ReactNode } from 'react';
import { useBoardActions } from '#features/board/board-context.ts';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { phoneText } from '#order/phone-text.ts';
import { dueTime } from '#features/board/rules/venue-time.ts';
import { Changes } from '#features/board/slip-lines.tsx';
import { useVenueNow, useZone } from '#features/board/state/venue-clock.tsx';
import { ContactlessNote } from '#features/board/details-note.tsx';
import { AGREED, cameBy, paymentText, words } from '#features/board/words.ts';
import css from './order-facts.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ order }: { order: BoardOrder }) {
  const now = useVenueNow();
  const zone = useZone();
  return (
    <dl className={css.facts}>
      <Fact name={words.due}>{dueTime(order.due, now, zone)}</Fact>
      <Fact name={words.placed}>{dueTime(order.placed, now, zone)}</Fact>
      {order.edited > 0 && <Fact name={words.changed}>{dueTime(order.edited, now, zone)}</Fact>}
      <Fact name={words.contact}>
        {order.contact_name}
        {order.contact_mobile !== '' && (
          <a href={`tel:${order.contact_mobile}`} className={css.phone}>
            {phoneText(order.contact_mobile)}
          </a>
        )}
      </Fact>
      <Fact name={words.payment}>{paymentText(order)}</Fact>
      {order.details.map(({ label, value }) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
      {order.agreed.length > 0 && (
        <Fact name={words.agreed}>{order.agreed.map((each) => AGREED[each]).join(', ')}</Fact>
      )}
      {order.delivery_address !== '' && (
        <Fact name={words.address}>{addressText(order.delivery_address)}</Fact>
      )}
    </dl>
  );
}

function Lines({ order }: { order: BoardOrder }) {
  const { struck } = useBoardActions();
  return (
    <ul aria-label={words.items} className={css.lines}>
      {order.lines.map((line) => (
        <li key={line.id}>
          <b>{line.quantity}</b>
          <span>
            {struck.has(line.id) ? <s>{line.name}</s> : line.name}
            {line.changes.length > 0 && (
              <small>
                <Changes changes={line.changes} />
              </small>
            )}
            {line.notes !== '' && <small>{line.notes}</small>}
          </span>
          <span className={css.station}>{struck.has(line.id) ? words.done : line.station}</span>
        </li>
      ))}
    </ul>
  );
}

export function OrderFacts({ order }: { order: BoardOrder }) {
  return (
    <div className={css.order}>
      <p className={css.who}>
        <FulfilmentIcon type={order.fulfilment_type} size="l" />
        <b>{order.who}</b>
        <span>
          {cameBy(order)}, {STATUS_TEXT[order.nstatus].toLowerCase()}
        </span>
      </p>
      {order.allergy !== '' && (
        <div className={css.note}>
          <SlipNote tone="bad" icon={<IconTriangleAlert />}>
            {order.allergy}
          </SlipNote>
        </div>
      )}
      <Lines order={order} />
      {order.contactless !== '' && (
        <div className={css.note}>
          <ContactlessNote order={order} />
        </div>
      )}
      {order.note !== '' && (
        <div className={css.note}>
          <SlipNote tone="highlight" icon={<IconMessageSquareText />}>
            {order.note}
          </SlipNote>
        </div>
      )}
      <Facts order={order} />
    </div>
  );
}
