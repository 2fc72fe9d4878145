import { Status } from '@servery/ui/actions/badge';
import { IconNfc } from '@servery/ui/foundations/icon-more';
import { Table } from '@servery/ui/staff/table';
import { lastPayment, type Terminal, terminalState } from '#features/devices/rules/screen-words.ts';
import { whenText } from '#order/when.ts';
import css from './devices.module.css';
import { t } from '#features/devices/texts.ts';

type Clock = { zone: string; now: number };

function Row({ terminal, clock }: { terminal: Terminal; clock: Clock }) {
  const { text, tone } = terminalState(terminal);
  const { last_at: at, screen, paired } = terminal;
  return (
    <tr data-hurt={tone === 'bad' || undefined} className={css.terminal}>
      <th scope="row">
        <span className={css.name}>
          <IconNfc />
          <span className={css.open}>
            <b>{t.pinpadOf({ screen })}</b>
            <small>{paired === 0 ? t.pairThere({ screen }) : t.linkly}</small>
          </span>
        </span>
      </th>
      <td>
        <Status tone={tone} live={tone === 'good'} coloured={tone === 'bad'} className={css.health}>
          {text}
        </Status>
      </td>
      <td className={css.wide}>{lastPayment(terminal)}</td>
      <td className={css.wide}>{at === 0 ? t.never : whenText(at, clock.zone, clock.now)}</td>
    </tr>
  );
}

/** The pinpads beside the screens; each is paired at its own screen. */
export function TerminalList({ terminals, clock }: { terminals: readonly Terminal[]; clock: Clock }) {
  if (terminals.length === 0) return null;
  return (
    <Table label={t.terminals} className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.what}>
            {t.terminals} <span>{terminals.length}</span>
          </th>
          <th scope="col">{t.state}</th>
          <th scope="col" className={css.wide}>
            {t.lastPayment}
          </th>
          <th scope="col" className={css.wide}>
            {t.last}
          </th>
        </tr>
      </thead>
      <tbody>
        {terminals.map((terminal) => (
          <Row key={terminal.id} terminal={terminal} clock={clock} />
        ))}
      </tbody>
    </Table>
  );
}
