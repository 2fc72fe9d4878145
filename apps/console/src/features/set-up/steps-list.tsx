import type { SetUp } from '@servery/contract/entities/set-up';
import { setUpSteps, type SetUpStep } from '@servery/domain/set-up/steps';
import { IconCheck } from '@servery/ui/foundations/icon-more';
import css from './steps-list.module.css';
import { t } from '#features/set-up/texts.ts';

const SHORT = {
  who: t.whoShort,
  place: t.placeShort,
  menu: t.menuShort,
  look: t.lookShort,
  pay: t.payShort,
} as const;

function noteOf(step: SetUpStep, { draft, menu }: SetUp): string {
  if (step === 'who') return draft.who?.venue_name ?? SHORT.who;
  if (step === 'place') return draft.place ? `${draft.place.address}, ${draft.place.suburb}` : SHORT.place;
  if (step === 'menu' && draft.menu) return t.productsRead({ count: menu.products });
  return SHORT[step];
}

type Props = { setUp: SetUp; at: SetUpStep; onGo: (step: SetUpStep) => void };

/** Which steps there are, which are done, and the way back to those. */
export function StepsList({ setUp, at, onGo }: Props) {
  return (
    <ol className={css.steps}>
      {setUpSteps.map((step, nth) => {
        const isDone = setUp.draft[step] !== undefined;
        const words = (
          <span className={css.words}>
            <b>{t[step]}</b>
            <small>{noteOf(step, setUp)}</small>
          </span>
        );
        return (
          <li
            key={step}
            aria-current={step === at ? 'step' : undefined}
            data-state={step === at ? 'now' : isDone ? 'done' : 'todo'}
          >
            <span className={css.dot} aria-hidden>
              {isDone && step !== at ? <IconCheck /> : nth + 1}
            </span>
            {isDone && step !== at ? (
              <button type="button" className={css.go} onClick={() => onGo(step)}>
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ol>
  );
}
