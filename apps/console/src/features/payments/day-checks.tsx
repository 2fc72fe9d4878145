import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Table } from '@servery/ui/staff/table';
import { Display, Text } from '@servery/ui/foundations/text';
import { checkText } from '#features/payments/rules/words.ts';
import { type Cases, useCheckDay } from '#features/payments/use-cases.ts';
import { dayBack, dayName, whenText } from '#order/when.ts';
import css from './payments.module.css';
import { t } from '#features/payments/texts.ts';

type Check = Cases['checks'][number];

const toneOf = ({ state, found }: Check) => {
  if (state === 'failed') return 'bad';
  if (state === 'waiting') return 'highlight';
  return found === 0 ? 'good' : 'warn';
};

function Rows({ checks, zone }: { checks: readonly Check[]; zone: string }) {
  return checks.map((check) => (
    <tr key={`${check.day} ${check.provider}`}>
      <td>{dayName(check.day, zone)}</td>
      <td>{check.provider}</td>
      <td>
        <Status tone={toneOf(check)}>{checkText(check)}</Status>
      </td>
      <td className={css.wide}>{check.ended === 0 ? '' : whenText(check.ended, zone)}</td>
    </tr>
  ));
}

/** Our books against the providers': by itself every night, by hand whenever somebody wants to know. */
export function DayChecks({ cases: { checks, can_check: can }, zone }: { cases: Cases; zone: string }) {
  const { mutate, isPending } = useCheckDay();
  const waiting = isPending || checks.some(({ state }) => state === 'waiting');
  return (
    <section aria-label={t.dailyComparison} className={css.part}>
      <Display as="h2" size={24}>
        {t.dailyComparison}
      </Display>
      <Text tone="soft" size={15}>
        {can === 1 ? t.compareNote : t.noProvider}
      </Text>
      {can === 1 && (
        <div className={css.buttons}>
          <Button kind="line" size="s" busy={waiting} onClick={() => mutate(dayBack(zone))}>
            {t.compareToday}
          </Button>
          <Button kind="quiet" size="s" disabled={waiting} onClick={() => mutate(dayBack(zone, 1))}>
            {t.yesterday}
          </Button>
        </div>
      )}
      {checks.length > 0 && (
        <Table label={t.comparisons}>
          <thead>
            <tr>
              <th>{t.day}</th>
              <th>{t.provider}</th>
              <th>{t.result}</th>
              <th className={css.wide}>{t.compared}</th>
            </tr>
          </thead>
          <tbody>
            <Rows checks={checks} zone={zone} />
          </tbody>
        </Table>
      )}
    </section>
  );
}
