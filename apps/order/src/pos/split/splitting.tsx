import type { CallOutput } from '@servery/contract/registry';
import type { Cents } from '@servery/domain/money';
import { MOST_PARTS, REST } from '@servery/domain/payments/split';
import { Button } from '@servery/ui/actions/button';
import { IconArrowLeft, IconCircleCheck, IconPlus } from '@servery/ui/foundations/icon';
import { Display, Kbd } from '@servery/ui/foundations/text';
import type { CSSProperties } from 'react';
import { Bill, partName } from '#pos/split/bill.tsx';
import {
  activate,
  addPart,
  hasBegun,
  moveAll,
  moveUnit,
  type Part,
  shareUnit,
  type Split,
  splitEvenly,
} from '#pos/split/split-state.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import css from './split-screen.module.css';
import { t } from '#pos/split/texts.ts';

type Shown = CallOutput<'TillOrder.show'>;
export type SplittingProps = {
  shown: Shown;
  split: Split;
  dues: ReadonlyMap<number, Cents>;
  money: (cents: Cents) => string;
  onChange: (split: Split) => void;
  onBack: () => void;
};

const PEOPLE = [2, 3, 4];

/** What is paid, what is in hand and what is still open, drawn to scale. */
function Shares({ split, dues, money }: Pick<SplittingProps, 'split' | 'dues' | 'money'>) {
  const paid = split.parts.flatMap((part) =>
    part.paid.map(({ method, cents }, at) => ({
      id: `${part.id}:${at}`,
      is: 'paid',
      label: method,
      cents,
    })),
  );
  const open = split.parts.map(({ id }) => ({
    id: String(id),
    is: id === split.active ? 'now' : 'open',
    label: partName(id),
    cents: dues.get(id) ?? 0,
  }));
  return (
    <ol className={css.shares}>
      {[...paid, ...open]
        .filter(({ cents }) => cents > 0)
        .map(({ id, is, label, cents }) => (
          <li key={`${is}${id}`} data-is={is} style={{ '--part': cents } as CSSProperties}>
            <b>{money(cents)}</b>
            <span>
              {is === 'paid' ? <IconCircleCheck /> : null}
              {label}
            </span>
          </li>
        ))}
    </ol>
  );
}

function Ways({ split, onChange }: Pick<SplittingProps, 'split' | 'onChange'>) {
  const begun = hasBegun(split);
  return (
    <div className={css.mode}>
      <p>{t.hint}</p>
      <fieldset aria-label={t.howToSplit} className={css.evenly}>
        {PEOPLE.map((people) => (
          <Button
            key={people}
            kind="quiet"
            size="s"
            disabled={begun}
            onClick={() => onChange(splitEvenly(split, people))}
          >
            {t.evenly({ people })}
          </Button>
        ))}
      </fieldset>
      <Button
        kind="raised"
        size="s"
        icon={<IconPlus />}
        disabled={split.parts.length > MOST_PARTS}
        onClick={() => onChange(addPart(split))}
      >
        {t.newPart}
      </Button>
    </div>
  );
}

const isOnAny = ({ units }: Split, part: number): boolean => units.some(({ parts }) => parts.includes(part));

/** Whoever pays stands beside what is not split yet; those who have paid go to the end. */
const turnOf = (split: Split, { id, open }: Part): number => {
  if (id === split.active) return 0;
  return open === 0 ? 2 : 1;
};

/** The bill at the left, taken apart. */
export function Splitting({ shown, split, dues, money, onChange, onBack }: SplittingProps) {
  const left = [...dues.values()].reduce((sum, cents) => sum + cents, 0);
  useHotkey('Escape', onBack);
  const acts = {
    onMove: (at: number, from: number) => onChange(moveUnit(split, at, from)),
    onShare: (at: number, from: number) => onChange(shareUnit(split, at, from)),
    onActivate: (part: number) => onChange(activate(split, part)),
    onAll: () => onChange(moveAll(split)),
  };
  const rest = split.parts.filter(({ id }) => id === REST && (split.active === id || isOnAny(split, id)));
  const parts = split.parts.filter(({ id }) => id !== REST);
  const inTurn = parts.toSorted((a, b) => turnOf(split, a) - turnOf(split, b) || a.id - b.id);
  return (
    <main className={css.splitting}>
      <header className={css.top}>
        <Button kind="bare" size="s" icon={<IconArrowLeft />} end={<Kbd>Esc</Kbd>} onClick={onBack}>
          {t.backToPayment}
        </Button>
        <p>{t.splitOrder({ number: `${shown.order.number}, ${shown.order.who}` })}</p>
      </header>
      <div className={css.due}>
        <h1 className={css.left}>
          {t.leftToPay}
          <Display as="output" size="figure" className={css.figure}>
            {money(left)}
          </Display>
        </h1>
        <Shares split={split} dues={dues} money={money} />
      </div>
      <Ways split={split} onChange={onChange} />
      <div className={css.bills}>
        {[...rest, ...inTurn].map((part) => (
          <Bill
            key={part.id}
            split={split}
            part={part}
            due={dues.get(part.id) ?? 0}
            lines={shown.lines}
            money={money}
            acts={acts}
          />
        ))}
      </div>
    </main>
  );
}
