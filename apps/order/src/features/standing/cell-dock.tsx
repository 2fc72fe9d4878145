import { WEEK } from '@servery/domain/hours/availability';
import { dayName } from '@servery/domain/hours/words';
import { formatCents } from '@servery/domain/money';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Dock } from '@servery/ui/actions/dock';
import { Stepper } from '@servery/ui/actions/stepper';
import { Display, Text } from '@servery/ui/foundations/text';
import { setQuantity, type StandingPage, useDraft } from '#features/standing/draft.ts';
import css from '#features/standing/standing.module.css';
import { useSave, useWeek } from '#features/standing/use-standing.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/standing/texts.ts';

const WORKDAYS = WEEK.slice(0, 5);

/** The chosen cell, counted with one thumb. */
function CellStepper() {
  const { items, cell } = useDraft();
  const item = items.find(({ key }) => key === cell?.key);
  if (!item || !cell) return null;
  const name = t.cellName({ name: item.menu_item_desc, day: dayName(cell.day) });
  const count = item.quantities[cell.day];
  const isWorkday = WORKDAYS.includes(cell.day);
  const days = isWorkday ? WORKDAYS : WEEK;
  return (
    <div className={css.cellDock}>
      <div>
        <b>{name}</b>
        <TextButton onClick={() => setQuantity(item.key, days, count)}>
          {isWorkday ? t.workdays : t.everyDay}
        </TextButton>
      </div>
      <Stepper
        label={name}
        value={count}
        max={999}
        size="l"
        onChange={(value) => setQuantity(item.key, [cell.day], value)}
      />
    </div>
  );
}

/** On a phone: what a week comes to, and the one button. */
export function SaveDock({ page }: { page: StandingPage }) {
  const { total, sign } = useWeek(page);
  const busy = useDraft((draft) => draft.busy);
  const { save } = useSave(page);
  return (
    <Dock>
      <CellStepper />
      <div className={css.saveDock}>
        <div>
          <Text size={15} tone="soft">
            {t.eachWeek}
          </Text>
          <Display as="p" size={24}>
            {price(sign, formatCents(total))}
          </Display>
        </div>
        <Button size="l" wide busy={busy} onClick={save}>
          {t.save}
        </Button>
      </div>
    </Dock>
  );
}
