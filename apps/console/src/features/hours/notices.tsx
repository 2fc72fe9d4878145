import type { HeldHours, HoursValue } from '@servery/contract/entities/venue-hours';
import { Stepper } from '@servery/ui/actions/stepper';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

const STEP = 5;
type Props = { types: readonly HeldHours[]; onChange: (id: number, wanted: Partial<HoursValue>) => void };

/** How long before it somebody has to order. */
export function Notices({ types, onChange }: Props) {
  return (
    <section aria-label={t.notice} className={css.part}>
      <h2>{t.notice}</h2>
      <ul>
        {types.map(({ id, code, name, value }) => (
          <li key={id} className={css.noticeRow}>
            <FulfilmentIcon type={code} />
            <span>{name}</span>
            <span>{value.notice_minutes === 0 ? t.none : t.minutes({ count: value.notice_minutes })}</span>
            <Stepper
              label={t.noticeOf({ type: name })}
              size="compact"
              value={Math.round(value.notice_minutes / STEP)}
              onChange={(steps) => onChange(id, { notice_minutes: steps * STEP })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
