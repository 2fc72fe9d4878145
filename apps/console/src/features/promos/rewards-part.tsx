import { asJson } from '@servery/contract/client/as-json';
import type { EditedRewards, HeldRewards } from '@servery/contract/entities/promo-editor';
import { dollars, formatCents, parseCents } from '@servery/domain/money';
import { Tag } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconArrowRight } from '@servery/ui/foundations/icon-more';
import { Switch } from '@servery/ui/inputs/check';
import { FieldError, TextField } from '@servery/ui/inputs/field';
import { type FormEvent, useState } from 'react';
import { shownAmount, typedAmount } from '#features/promos/rules/written.ts';
import { usePromoEdit } from '#features/promos/use-promo-edits.ts';
import { ConflictNotice } from '#parts/save-foot.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import css from './rewards.module.css';
import { t } from '#features/promos/texts.ts';

/** As it is typed. */
type Rule = { name: string; points: string; required: string; value: string };
const ruleOf = ({ value }: HeldRewards): Rule => ({
  name: value?.name ?? t.rewards,
  points: String(value?.points_per_dollar ?? 1),
  required: String(value?.points_required ?? 100),
  value: value?.value ?? '5.00',
});

const MOST = 1_000_000;
const whole = (typed: string): number | undefined =>
  /^\d{1,7}$/.test(typed.trim()) && Number(typed) > 0 && Number(typed) <= MOST ? Number(typed) : undefined;

function toSave({ name, points, required, value }: Rule): EditedRewards | undefined {
  const [each, needed] = [whole(points), whole(required)];
  const cents = parseCents(value.trim().replace(/^\$/, ''));
  if (each === undefined || needed === undefined || cents === undefined || cents <= 0) return undefined;
  if (name.trim() === '') return undefined;
  return { name: name.trim(), points_per_dollar: each, points_required: needed, value: formatCents(cents) };
}

function Facts({ rewards }: { rewards: HeldRewards }) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t.usedLately}</dt>
        <dd>{rewards.used_lately}</dd>
      </div>
      <div>
        <dt>{t.givenRewards}</dt>
        <dd>{dollars(rewards.given_lately)}</dd>
      </div>
      <div>
        <dt>{t.pointsOut}</dt>
        <dd>{rewards.points.toLocaleString('en-AU')}</dd>
      </div>
      <div>
        <dt>{t.worth}</dt>
        <dd>{dollars(rewards.worth)}</dd>
      </div>
    </dl>
  );
}

function ByPoints({ rewards }: { rewards: HeldRewards }) {
  const { tenths, value } = rewards;
  if (!value || rewards.members === 0) return null;
  const amount = dollars(value.value).replace(/\.00$/, '');
  const most = Math.max(1, ...tenths);
  const startOf = (at: number) => String(Math.round((value.points_required * at) / 10));
  return (
    <figure className={css.byPoints}>
      <figcaption>{t.byPoints({ count: tenths[10] ?? 0, amount })}</figcaption>
      <ol>
        {tenths.map((members, at) => {
          const label = at === 10 ? t.waiting({ amount }) : startOf(at);
          return (
            <li key={label} data-ready={at === 10 || undefined}>
              <span>{members}</span>
              <i aria-hidden style={{ blockSize: `${(members / most) * 4.5}rem` }} />
              <b>{label}</b>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

type SentenceProps = { value: Rule; onChange: (wanted: Partial<Rule>) => void };

/** The rule as it would be told, with what can be changed of it. */
function Sentence({ value, onChange }: SentenceProps) {
  const cell = (field: 'points' | 'required' | 'value', label: string) => (
    <TextField
      label={label}
      hideLabel
      inputMode={field === 'value' ? 'decimal' : 'numeric'}
      maxLength={9}
      value={field === 'value' ? shownAmount(value.value) : value[field]}
      onChange={({ target }) => onChange({ [field]: typedAmount(target.value) })}
    />
  );
  return (
    <div className={css.sentence}>
      {cell('points', t.points)}
      <span>{t.pointsEarn}</span>
      <IconArrowRight />
      <span>{t.at}</span>
      {cell('required', t.required)}
      <span>{t.pointsUnit}</span>
      <IconArrowRight />
      {cell('value', t.value)}
      <span>{t.offNext}</span>
    </div>
  );
}

function Scheme({ rewards, onDone }: { rewards: HeldRewards; onDone: () => void }) {
  const draft = useDraft<Rule>('rewards', ruleOf(rewards));
  const save = usePromoEdit('ConsolePromos.save_rewards');
  const [tried, setTried] = useState(false);
  const wanted = toSave(draft.value);
  const isNew = rewards.value === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wanted || draft.conflicts.length > 0) return;
    const onSaved = () => {
      draft.discard();
      setTried(false);
      onDone();
    };
    save.mutate({
      input: { version: rewards.version, rewards: asJson(wanted) },
      said: { text: t.rewardsSaved, onDone: onSaved },
    });
  };
  const discard = () => {
    draft.discard();
    onDone();
  };
  return (
    <form noValidate aria-label={t.rewards} className={css.scheme} onSubmit={submit}>
      {draft.conflicts.length > 0 && (
        <ConflictNotice what={t.rewards} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      <Sentence value={draft.value} onChange={draft.change} />
      {tried && !wanted && <FieldError>{t.problemRewards}</FieldError>}
      {(isNew || draft.changed.length > 0) && (
        <div className={css.ways}>
          <Button kind="bare" size="s" onClick={discard}>
            {t.discard}
          </Button>
          <Button type="submit" size="s" busy={save.isPending}>
            {isNew ? t.start : t.save}
          </Button>
        </div>
      )}
    </form>
  );
}

function End({ rewards }: { rewards: HeldRewards }) {
  const save = usePromoEdit('ConsolePromos.save_rewards');
  return (
    <Switch
      label={t.rewardsOn}
      hideLabel
      checked
      disabled={save.isPending}
      onChange={() => save.mutate({ input: { version: rewards.version }, said: { text: t.rewardsOff } })}
    />
  );
}

/** What members earn, in one sentence, and the points that they have as the debt that they are. */
export function RewardsPart({ rewards }: { rewards: HeldRewards }) {
  const [isStarting, setIsStarting] = useState(false);
  const isOn = rewards.value !== null;
  return (
    <section aria-label={t.rewards} className={css.rewards}>
      <header className={css.head}>
        <h2>{t.rewards}</h2>
        {rewards.members > 0 && <Tag>{t.members({ count: rewards.members })}</Tag>}
        <span className={css.push} />
        {isOn && <End rewards={rewards} />}
      </header>
      {isOn || isStarting ? (
        <Scheme rewards={rewards} onDone={() => setIsStarting(false)} />
      ) : (
        <EmptyState
          title={t.noRewards}
          action={
            <Button kind="line" size="s" onClick={() => setIsStarting(true)}>
              {t.startRewards}
            </Button>
          }
        >
          {t.noRewardsNote}
        </EmptyState>
      )}
      {isOn && <Facts rewards={rewards} />}
      <ByPoints rewards={rewards} />
    </section>
  );
}
