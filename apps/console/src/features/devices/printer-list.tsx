import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { Table } from '@servery/ui/staff/table';
import {
  forText,
  healthText,
  healthTone,
  needsSomebody,
  type Printer,
  printsText,
} from '#features/devices/rules/words.ts';
import { useTestPage } from '#features/devices/use-printer-deeds.ts';
import { whenText } from '#order/when.ts';
import css from './devices.module.css';
import { t } from '#features/devices/texts.ts';

export function Health({ printer, zone }: { printer: Printer; zone: string }) {
  return (
    <Status
      tone={healthTone(printer)}
      live={printer.health === 'ready'}
      coloured={printer.health !== 'ready' && printer.health !== 'new'}
      className={css.health}
    >
      {healthText(printer, zone)}
    </Status>
  );
}

type RowProps = { printer: Printer; zone: string; current: boolean; onShow: (id: number) => void };

function Row({ printer, zone, current, onShow }: RowProps) {
  const { busy, print } = useTestPage(printer);
  const { id, name, waiting, printed } = printer;
  return (
    <tr
      aria-current={current || undefined}
      data-hurt={needsSomebody(printer) || undefined}
      className={css.row}
      onClick={() => onShow(id)}
    >
      <th scope="row">
        <span className={css.name}>
          <IconPrinter />
          <button type="button" className={css.open}>
            <b>{name}</b>
            <small>{printsText(printer)}</small>
          </button>
        </span>
      </th>
      <td>
        <Health printer={printer} zone={zone} />
      </td>
      <td className={css.wide}>{forText(printer)}</td>
      <td className={css.wide}>{waiting === 0 ? t.none : waiting}</td>
      <td className={css.wide}>{printed === 0 ? t.never : whenText(printed, zone)}</td>
      <td data-end onClick={(event) => event.stopPropagation()}>
        <Button kind="line" size="s" busy={busy} aria-label={t.testWhich({ name })} onClick={print}>
          {t.test}
        </Button>
      </td>
    </tr>
  );
}

type Props = {
  printers: readonly Printer[];
  zone: string;
  shown: number | 'new' | undefined;
  onShow: (id: number) => void;
};

export function PrinterList({ printers, zone, shown, onShow }: Props) {
  return (
    <Table label={t.printers} className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.what}>
            {t.printers} <span>{printers.length}</span>
          </th>
          <th scope="col">{t.state}</th>
          <th scope="col" className={css.wide}>
            {t.printsFor}
          </th>
          <th scope="col" className={css.wide}>
            {t.waiting}
          </th>
          <th scope="col" className={css.wide}>
            {t.last}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t.test}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {printers.map((printer) => (
          <Row
            key={printer.id}
            printer={printer}
            zone={zone}
            current={printer.id === shown}
            onShow={onShow}
          />
        ))}
      </tbody>
    </Table>
  );
}
