import type { BoardOrder } from '@servery/contract/entities/board';
import { IconTriangleAlert } from '@servery/ui/foundations/icon';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { changeText } from '@servery/domain/orders/change-text';
import { dueTime, fullTime } from '#features/board/rules/venue-time.ts';
import { itemsText, owesText, sourceText, detailText, typeText, words } from '#features/board/words.ts';
import css from './docket.module.css';

type Line = BoardOrder['lines'][number];

/** On paper there is no colour: what is left out is inverted, and says NO. */
const inCapitals = (text: string): string => text.replace(/^no\b/i, 'NO');

function DocketLine({ line }: { line: Line }) {
  return (
    <li className={css.line}>
      <span className={css.quantity}>{line.quantity}</span>
      <span>{line.name}</span>
      {line.changes.map((change) => (
        <small key={`${change.kind} ${change.text}`} data-kind={change.kind}>
          {change.kind === 'no' ? inCapitals(changeText(change)) : changeText(change)}
        </small>
      ))}
      {line.notes !== '' && <small>{line.notes}</small>}
    </li>
  );
}

type Props = { order: BoardOrder; zone: string; printedAt: number };

export function Docket({ order, zone, printedAt }: Props) {
  return (
    <article aria-label={`${words.order} ${order.number}`} className={css.paper}>
      <h1 className="visually-hidden">
        {words.order} {order.number}
      </h1>
      <p className={css.type}>
        <FulfilmentIcon type={order.fulfilment_type} size="48px" strokeWidth={2.25} />
        {typeText(order.fulfilment_type)}
        <span>{sourceText(order.source)}</span>
      </p>
      <div className={css.head}>
        <output data-digits={Math.min(4, order.number.length)} className={css.number}>
          {order.number}
        </output>
        <p className={css.when}>
          <span>{words.due}</span>
          <b>{dueTime(order.due, printedAt, zone)}</b>
          {order.who}
        </p>
      </div>
      {order.allergy !== '' && (
        <p className={css.alert}>
          <IconTriangleAlert size="52px" strokeWidth={2.5} />
          {order.allergy}
        </p>
      )}
      <ul className={css.lines}>
        {order.lines.map((line) => (
          <DocketLine key={line.id} line={line} />
        ))}
      </ul>
      {order.details.length > 0 && (
        <ul className={css.details}>
          {order.details.map((detail) => (
            <li key={detail.label}>{detailText(detail)}</li>
          ))}
        </ul>
      )}
      {order.contactless !== '' && (
        <p className={css.note}>
          {words.contactless}: {order.contactless}
        </p>
      )}
      {order.note !== '' && <p className={css.note}>{order.note}</p>}
      {order.paid === 0 && <p className={css.owes}>{owesText(order)}</p>}
      <hr className={css.rule} />
      <p className={css.foot}>
        <span>
          {itemsText(order.lines)}, {words.everyStation}
        </span>
        <span>
          {words.printed} {fullTime(printedAt, zone)}
        </span>
      </p>
    </article>
  );
}
