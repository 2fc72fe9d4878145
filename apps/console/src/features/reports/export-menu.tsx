import type { ReportTable } from '@servery/contract/calls/console/reports';
import type { Period } from '@servery/domain/sales/period';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { CodesSheet } from '#features/reports/codes-sheet.tsx';
import { useExport } from '#features/reports/use-export.ts';
import { t } from '#features/reports/texts.ts';

const FILES = [
  ['gst', 'csvGst'],
  ['journal_xero', 'xero'],
  ['journal_myob', 'myob'],
  ['days', 'csvDays'],
  ['products', 'csvProducts'],
  ['categories', 'csvCategories'],
  ['options', 'csvOptions'],
  ['hours', 'csvHours'],
  ['channels', 'csvChannels'],
  ['fulfilment', 'csvFulfilment'],
  ['points', 'csvPoints'],
  ['staff', 'csvStaff'],
  ['promos', 'csvPromos'],
  ['paid', 'csvPaid'],
  ['make_times', 'csvMakeTimes'],
] as const satisfies readonly (readonly [ReportTable, keyof typeof t])[];

/** Every table of the report as a file, and journals for the accountant. */
export function ExportMenu({ period }: { period: Period }) {
  const [isOpen, setOpen] = useState(false);
  const exporting = useExport(period);
  const choose = (value: ReportTable | 'codes') =>
    value === 'codes' ? setOpen(true) : exporting.mutate(value);
  return (
    <>
      <Select<ReportTable | 'codes'>
        label={t.export}
        hideLabel
        look="pill"
        value={null}
        placeholder={t.export}
        disabled={exporting.isPending}
        onChange={choose}
        options={[
          ...FILES.map(([value, name]) => ({ value, label: t[name] })),
          { value: 'codes', label: t.codes },
        ]}
      />
      <CodesSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
