import type { GiftRow } from '@servery/contract/calls/console/gifts';
import { giftDay } from '@servery/domain/gifts/gift';
import { dollars } from '@servery/domain/money';
import { Status } from '@servery/ui/actions/badge';
import { Table } from '@servery/ui/staff/table';
import css from './gifts.module.css';
import { t } from '#features/gifts/texts.ts';

const TONE = { active: 'good', spent: 'soft', ended: 'soft', stopped: 'warn', returned: 'soft' } as const;

export const GiftStatus = ({ state }: Pick<GiftRow, 'state'>) => (
  <Status tone={TONE[state]}>{t[state]}</Status>
);

type Props = { gifts: readonly GiftRow[]; shown: string | undefined; onShow: (id: string) => void };

/** Each voucher with what is left on it. */
export function GiftList({ gifts, shown, onShow }: Props) {
  return (
    <Table label={t.gifts} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.who}</th>
          <th scope="col" className={css.wide}>
            {t.state}
          </th>
          <th scope="col" className={css.wide}>
            {t.ends}
          </th>
          <th scope="col" data-end>
            {t.left}
          </th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift) => (
          <tr key={gift.id} aria-current={gift.id === shown || undefined}>
            <td>
              <button type="button" className={css.open} onClick={() => onShow(gift.id)}>
                {gift.recipient || gift.buyer || t.noName}
                <small>{t.ending({ ending: gift.ending })}</small>
                {gift.state !== 'active' && <small className={css.slim}>{t[gift.state]}</small>}
              </button>
            </td>
            <td className={css.wide}>
              <GiftStatus state={gift.state} />
            </td>
            <td className={css.wide}>{giftDay(gift.ends)}</td>
            <td data-end className={css.left}>
              <b>{dollars(gift.balance)}</b>
              <small>{t.ofAmount({ amount: dollars(gift.amount) })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
