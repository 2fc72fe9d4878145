import type { Merchant } from '@servery/contract/entities/merchant';
import { Text } from '@servery/ui/foundations/text';
import css from '#features/shell/hours-list.module.css';
import { hoursOf, hoursRows, weekdayIn } from '#features/shell/opening-hours.ts';
import { useDevice } from '#state/device.ts';

/** When it is open, for the type that is chosen where there is one. */
export function HoursList({ merchant }: { merchant: Merchant }) {
  const chosen = useDevice((device) => device.fulfilment?.code);
  const type = merchant.fulfilment.find(({ code }) => code === chosen);
  const rows = hoursRows(type ? hoursOf(type) : merchant.menu.hours, weekdayIn(merchant.time_zone));
  return (
    <>
      {type && (
        <Text size={15} weight="strong">
          {type.verb}
        </Text>
      )}
      <dl className={css.hours}>
        {rows.map((row) => (
          <div key={row.days} data-today={row.today || undefined}>
            <dt>{row.days}</dt>
            <dd>{row.times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
