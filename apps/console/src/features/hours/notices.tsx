import type { HeldHours, HoursValue } from '@servery/contract/entities/venue-hours';
import { minutesText } from '@servery/domain/hours/words';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconMinus } from '@servery/ui/foundations/icon-more';
import { IconPlus } from '@servery/ui/foundations/icon';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import css from './hours.module.css';
import { nextNotice } from '#features/hours/rules/notice.ts';
import { t } from '#features/hours/texts.ts';

type Props = { types: readonly HeldHours[]; onChange: (id: number, wanted: Partial<HoursValue>) => void };

/** How long before it somebody has to order. */
export function Notices({ types, onChange }: Props) {
  return (
    <section aria-label={t.notice} className={css.part}>
      <h2>{t.notice}</h2>
      <ul>
        {types.map(({ id, code, name, value: { notice_minutes: held } }) => {
          const step = (up: boolean) => onChange(id, { notice_minutes: nextNotice(held, up) });
          return (
            <li key={id} className={css.noticeRow}>
              <FulfilmentIcon type={code} />
              <span>{name}</span>
              <IconButton
                label={t.lessNotice({ type: name })}
                icon={<IconMinus />}
                disabled={held === 0}
                onClick={() => step(false)}
              />
              <output aria-label={t.noticeOf({ type: name })}>
                {held === 0 ? t.none : minutesText(held)}
              </output>
              <IconButton
                label={t.moreNotice({ type: name })}
                icon={<IconPlus />}
                disabled={nextNotice(held, true) === held}
                onClick={() => step(true)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
