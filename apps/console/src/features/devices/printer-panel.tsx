import { Button } from '@servery/ui/actions/button';
import { IconPrinter, IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { type FormEvent, useState } from 'react';
import { LastPapers } from '#features/devices/last-papers.tsx';
import { Pane } from '#features/devices/pane.tsx';
import { PrinterFields } from '#features/devices/printer-fields.tsx';
import { Health } from '#features/devices/printer-list.tsx';
import { missingIn, settingsOf, wireOf } from '#features/devices/rules/settings.ts';
import type { Printer } from '#features/devices/rules/words.ts';
import { usePrinterDeed, useRemovePrinter, useTestPage } from '#features/devices/use-printer-deeds.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './devices.module.css';
import form from './printer-form.module.css';
import { t } from '#features/devices/texts.ts';

type Props = {
  printer: Printer;
  printers: readonly Printer[];
  stations: readonly string[];
  zone: string;
  onClose: () => void;
};

function SettingsForm({ printer, printers, stations }: Props) {
  const [settings, setSettings] = useState(() => settingsOf(printer));
  const [tried, setTried] = useState(false);
  const change = usePrinterDeed('ConsolePrinters.change', (saved) =>
    sayGood(t.saved({ name: saved.printer.name })),
  );
  const missing = missingIn(settings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.length === 0) change.mutate({ ...wireOf(settings, printer), printer_id: printer.id });
  };
  return (
    <form noValidate aria-label={t.settings} className={form.form} onSubmit={submit}>
      <PrinterFields
        value={settings}
        onChange={setSettings}
        missing={tried ? missing : []}
        others={printers.filter(({ id }) => id !== printer.id)}
        stations={stations}
      />
      <Button type="submit" kind="soft" size="s" busy={change.isPending} className={form.save}>
        {t.save}
      </Button>
    </form>
  );
}

/** One printer: how it does, what it printed, and what it prints. */
export function PrinterPanel(props: Props) {
  const { printer, zone, onClose } = props;
  const test = useTestPage(printer);
  const removal = useRemovePrinter(printer, onClose);
  return (
    <Pane title={printer.name} onClose={onClose}>
      <div className={css.about}>
        <Health printer={printer} zone={zone} />
        <Text size={13} tone="soft">
          {printer.kind === 'escpos' ? printer.address : t[printer.kind]}
        </Text>
        <Button kind="line" size="s" icon={<IconPrinter />} busy={test.busy} onClick={test.print}>
          {t.printTest}
        </Button>
      </div>
      <LastPapers printer={printer} zone={zone} />
      <section aria-label={t.settings} className={css.part}>
        <h3>{t.settings}</h3>
        <SettingsForm {...props} />
      </section>
      <Button
        kind="quiet"
        size="s"
        icon={<IconTrash2 />}
        busy={removal.busy}
        className={css.remove}
        onClick={removal.remove}
      >
        {t.remove}
      </Button>
    </Pane>
  );
}
