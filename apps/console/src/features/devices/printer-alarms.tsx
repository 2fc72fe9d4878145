import { Notice } from '@servery/ui/feedback/notice';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { healthText, needsSomebody, type Printer } from '#features/devices/rules/words.ts';
import css from './devices.module.css';
import { t } from '#features/devices/texts.ts';

function note(printer: Printer, printers: readonly Printer[]): string {
  const second = printers.find(({ id }) => id === printer.backup_id);
  return [
    ...(printer.waiting > 0 ? [t.waits({ count: printer.waiting })] : []),
    ...(printer.health === 'silent' ? [t.checkSilent] : []),
    second ? t.goesTo({ name: second.name }) : t.goesToBoard,
  ].join(' ');
}

/** Printers that somebody has to go to, and what happens to their papers meanwhile. */
export function PrinterAlarms({ printers, zone }: { printers: readonly Printer[]; zone: string }) {
  const bad = printers.filter(needsSomebody);
  if (bad.length === 0) return null;
  return (
    <div className={css.alarms}>
      {bad.map((printer) => (
        <Notice
          key={printer.id}
          tone="bad"
          icon={<IconPrinter />}
          title={t.alarm({ name: printer.name, state: healthText(printer, zone) })}
        >
          {note(printer, printers)}
        </Notice>
      ))}
    </div>
  );
}
