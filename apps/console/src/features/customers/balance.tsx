import { parseCents } from '@servery/domain/money';
import { Button, TextButton } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconMinus } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { type FormEvent, useState } from 'react';
import { newKey } from '#order/new-key.ts';
import { whenText } from '#order/when.ts';
import type { PartProps } from '#features/customers/part-props.ts';
import { price } from '#features/customers/price.ts';
import { useCredit } from '#features/customers/use-customers.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

type Way = 'add' | 'take';
type Movement = PartProps['member']['movements'][number];

function CreditForm({ id, way, onDone }: { id: number; way: Way; onDone: () => void }) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  // One key for one wish: pressed twice, or again after the line was lost, it is given once.
  const [key] = useState(newKey);
  const credit = useCredit(onDone);
  const cents = parseCents(amount.trim().replace(/^\$/, ''));
  const isAmount = cents !== undefined && cents > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (!isAmount || reason.trim() === '') return;
    const plain = (cents / 100).toFixed(2);
    credit.mutate({
      customer_id: id,
      amount: way === 'add' ? plain : `-${plain}`,
      reason: reason.trim(),
      submit_key: key,
    });
  };
  const said = isAmount ? price((cents / 100).toFixed(2)) : '';
  return (
    <div className={css.form}>
      <TextField
        label={t.amount}
        look="inset"
        inputMode="decimal"
        value={amount}
        error={tried && !isAmount ? t.badAmount : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label={t.reason}
        look="inset"
        maxLength={120}
        value={reason}
        error={tried && reason.trim() === '' ? t.badReason : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button size="s" busy={credit.isPending} onClick={submit}>
        {(way === 'add' ? t.add : t.take)({ amount: said })}
      </Button>
      <Button kind="bare" size="s" onClick={onDone}>
        {t.cancel}
      </Button>
    </div>
  );
}

const titleOf = ({ kind, order_number: number }: Movement): string =>
  kind === 'order' ? t.order({ number }) : t[kind];

function Line({ movement, zone }: { movement: Movement; zone: string }) {
  const isIn = !movement.amount.startsWith('-');
  return (
    <li className={css.line}>
      <span>{whenText(movement.created, zone)}</span>
      <span>
        {titleOf(movement)}
        {movement.reason !== '' && <small>{movement.reason}</small>}
        {movement.paid_with !== '' && <small>{movement.paid_with}</small>}
      </span>
      <span data-in={isIn || undefined}>
        {isIn ? '+' : ''}
        {price(movement.amount)}
      </span>
      <b>{price(movement.balance)}</b>
    </li>
  );
}

/** The balance as a ledger that adds up, and the way to give or take. */
export function Balance({ member, zone, mayChange }: PartProps) {
  const [way, setWay] = useState<Way>();
  return (
    <section aria-label={t.balance} className={css.part}>
      <header>
        <h3>{t.balance}</h3>
        {mayChange && (
          <>
            <TextButton icon={<IconMinus />} onClick={() => setWay('take')}>
              {t.takeOff}
            </TextButton>
            <TextButton icon={<IconPlus />} onClick={() => setWay('add')}>
              {t.addCredit}
            </TextButton>
          </>
        )}
      </header>
      {way !== undefined && (
        <CreditForm key={way} id={member.id} way={way} onDone={() => setWay(undefined)} />
      )}
      {member.movements.length === 0 && <Text tone="soft">{t.noMovements}</Text>}
      <ul>
        {member.movements.map((movement) => (
          <Line key={movement.id} movement={movement} zone={zone} />
        ))}
      </ul>
      {member.more_movements === 1 && <Text tone="soft">{t.older}</Text>}
    </section>
  );
}
