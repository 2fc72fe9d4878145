import { Text } from '@servery/ui/foundations/text';
import pane from './pane.module.css';
import css from './plan-list.module.css';
import { partNames, t } from '#parts/plan-texts.ts';

const SHOWN = 6;

export type Plan = readonly {
  part: string;
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
}[];

const namesText = (names: readonly string[]): string => {
  const shown = names.slice(0, SHOWN).join(t.and);
  return names.length > SHOWN ? t.more({ names: shown, count: names.length - SHOWN }) : shown;
};
const partName = (part: string): string =>
  part in partNames ? partNames[part as keyof typeof partNames] : part;

/** What an import or a copy would change, before anything is. */
export function PlanList({ plan, nothing }: { plan: Plan; nothing: string }) {
  return (
    <section aria-label={t.plan} className={pane.part}>
      <h3>{t.plan}</h3>
      {plan.length === 0 && <Text>{nothing}</Text>}
      <ul className={css.plan}>
        {plan.map(({ part, added, changed, removed }) => (
          <li key={part}>
            <b>{partName(part)}</b>
            {added.length > 0 && (
              <p>
                <span data-kind="added">{t.adds({ count: added.length })}</span> {namesText(added)}
              </p>
            )}
            {changed.length > 0 && (
              <p>
                <span data-kind="changed">{t.changes({ count: changed.length })}</span> {namesText(changed)}
              </p>
            )}
            {removed.length > 0 && (
              <p>
                <span data-kind="removed">{t.removes({ count: removed.length })}</span> {namesText(removed)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
