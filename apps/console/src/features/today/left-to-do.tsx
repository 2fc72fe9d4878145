import { TextLink } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { leftToDoQuery } from '#api/today-query.ts';
import { leftToDoLinks } from '#parts/left-to-do.ts';
import css from './today.module.css';
import { t } from '#features/today/texts.ts';

/** What the set-up left to do, until all of it is done. */
export function LeftToDo() {
  const { data } = useQuery(leftToDoQuery);
  const left = data?.steps.filter(({ done }) => done === 0) ?? [];
  if (!data || left.length === 0) return null;
  const all = data.steps.length;
  return (
    <section aria-label={t.leftToDo} className={css.part}>
      <header>
        <h2>{t.leftToDo}</h2>
        <Text tone="soft">{t.stepsDone({ done: all - left.length, all })}</Text>
      </header>
      <ul className={css.todo}>
        {left.map(({ step }) => (
          <li key={step}>
            <TextLink href={leftToDoLinks[step].href}>{leftToDoLinks[step].text}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
