import { Button, TextButton } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconMinus } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { newKey } from '#order/new-key.ts';
import { whenText } from '#order/when.ts';
import type { PartProps } from '#features/customers/part-props.ts';
import { useGivePoints } from '#features/customers/use-customers.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

type Way = 'give' | 'take';
const MOST = 10_000;

function PointsForm({ id, way, onDone }: { id: number; way: Way; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [key] = useState(newKey);
  const give = useGivePoints(onDone);
  const count = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  const isCount = count > 0 && count <= MOST;
  const submit = () => {
    setTried(true);
    if (!isCount || reason.trim() === '') return;
    const points = way === 'give' ? count : -count;
    give.mutate({ customer_id: id, points, reason: reason.trim(), submit_key: key });
  };
  return (
    <div className={css.form}>
      <TextField
        label={t.howMany}
        look="inset"
        inputMode="numeric"
        value={typed}
        error={tried && !isCount ? t.badPoints : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={t.pointsReason}
        look="inset"
        maxLength={120}
        value={reason}
        error={tried && reason.trim() === '' ? t.badReason : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button size="s" busy={give.isPending} onClick={submit}>
        {(way === 'give' ? t.give : t.takeSome)({ what: t.somePoints({ count: isCount ? count : 0 }) })}
      </Button>
      <Button kind="bare" size="s" onClick={onDone}>
        {t.cancel}
      </Button>
    </div>
  );
}

/** What gave or took points, and the way to do it by hand. */
export function Points({ member, zone, mayChange }: PartProps) {
  const [way, setWay] = useState<Way>();
  return (
    <section aria-label={t.points} className={css.part}>
      <header>
        <h3>{t.points}</h3>
        {mayChange && (
          <>
            <TextButton icon={<IconMinus />} onClick={() => setWay('take')}>
              {t.takePoints}
            </TextButton>
            <TextButton icon={<IconPlus />} onClick={() => setWay('give')}>
              {t.givePoints}
            </TextButton>
          </>
        )}
      </header>
      {way !== undefined && (
        <PointsForm key={way} id={member.id} way={way} onDone={() => setWay(undefined)} />
      )}
      {member.point_entries.length === 0 && <Text tone="soft">{t.noPoints}</Text>}
      <ul>
        {member.point_entries.map(({ id, created, points, order_number: number, reason }) => (
          <li key={id} className={css.line}>
            <span>{whenText(created, zone)}</span>
            <span>{number === '' ? reason : t.order({ number })}</span>
            <b data-in={points > 0 || undefined}>
              {points > 0 ? '+' : ''}
              {points}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
