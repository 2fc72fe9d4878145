import type { Merchant } from '@servery/contract/entities/merchant';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/shell/hours-list.module.css';
import { hoursOf, hoursRows, weekdayIn } from '#features/shell/opening-hours.ts';
import { useDevice } from '#state/device.ts';

/** When it is open; of the type that is chosen where that has hours of its own. */
export function HoursList({ merchant }: { merchant: Merchant }) {
  const chosen = useDevice((device) => device.fulfilment?.code);
  const type = merchant.fulfilment.find(({ code }) => code === chosen);
  const today = weekdayIn(merchant.time_zone);
  const usual = hoursRows(merchant.menu.hours, today);
  const own = type ? hoursRows(hoursOf(type), today) : usual;
  const differs = JSON.stringify(own) !== JSON.stringify(usual);
  return (
    <>
      {differs && (
        <Text size={15} weight="strong">
          {type?.verb}
        </Text>
      )}
      <dl className={css.hours}>
        {own.map((row) => (
          <div key={row.days} data-today={row.today || undefined}>
            <dt>{row.days}</dt>
            <dd>{row.times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
