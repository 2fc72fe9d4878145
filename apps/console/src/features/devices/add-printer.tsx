import type { CallOutput } from '@servery/contract/registry';
import { PRINTER_KINDS, type PrinterKind } from '@servery/domain/printing/routing';
import { Button } from '@servery/ui/actions/button';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { type FormEvent, useState } from 'react';
import { Pane } from '#features/devices/pane.tsx';
import { PrinterFields } from '#features/devices/printer-fields.tsx';
import { missingIn, NEW_PRINTER, wireOf } from '#features/devices/rules/settings.ts';
import type { Printer } from '#features/devices/rules/words.ts';
import { SetUpPrinter } from '#features/devices/set-up-printer.tsx';
import { usePrinterDeed } from '#features/devices/use-printer-deeds.ts';
import css from './printer-form.module.css';
import { t } from '#features/devices/texts.ts';

type KindsProps = { value: PrinterKind; onChange: (kind: PrinterKind) => void };

const NOTES: Readonly<Record<PrinterKind, string>> = {
  star: t.starNote,
  epson: t.epsonNote,
  escpos: t.escposNote,
};

const Kinds = ({ value, onChange }: KindsProps) => (
  <ChoiceGroup title={t.kind} layout="rows">
    {PRINTER_KINDS.map((kind) => (
      <Choice
        key={kind}
        kind="radio"
        look="row"
        name="printer-kind"
        value={kind}
        checked={kind === value}
        onChange={() => onChange(kind)}
        title={t[kind]}
        note={NOTES[kind]}
      />
    ))}
  </ChoiceGroup>
);

type Props = { printers: readonly Printer[]; stations: readonly string[]; onClose: () => void };

/** First what it is and prints, then what to type into it. */
export function AddPrinter({ printers, stations, onClose }: Props) {
  const [settings, setSettings] = useState(NEW_PRINTER);
  const [tried, setTried] = useState(false);
  const [added, setAdded] = useState<CallOutput<'ConsolePrinters.add'>>();
  const add = usePrinterDeed('ConsolePrinters.add', setAdded);
  const missing = missingIn(settings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.length === 0) add.mutate({ ...wireOf(settings), kind: settings.kind });
  };
  if (added) {
    const printer = printers.find(({ id }) => id === added.printer.id) ?? added.printer;
    return <SetUpPrinter printer={printer} path={added.path} onClose={onClose} />;
  }
  return (
    <Pane title={t.addPrinter} onClose={onClose}>
      <form noValidate className={css.form} onSubmit={submit}>
        <Kinds value={settings.kind} onChange={(kind) => setSettings({ ...settings, kind })} />
        <PrinterFields
          value={settings}
          onChange={setSettings}
          missing={tried ? missing : []}
          others={printers}
          stations={stations}
        />
        <Button type="submit" busy={add.isPending} className={css.save}>
          {t.add}
        </Button>
      </form>
    </Pane>
  );
}
