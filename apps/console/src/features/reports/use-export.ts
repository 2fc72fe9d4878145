import type { ReportTable } from '@servery/contract/calls/console/reports';
import type { JournalCodes } from '@servery/contract/entities/sales-report';
import type { Period } from '@servery/domain/sales/period';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { journalCodesQuery } from '#api/reports-query.ts';
import { saveFile } from '#features/reports/save-file.ts';
import { sayBad, toaster } from '#toasts/toaster.ts';
import { t } from '#features/reports/texts.ts';

const SHOWN_MS = 5000;

export function useExport({ from, to }: Period) {
  return useMutation({
    mutationFn: (table: ReportTable) =>
      callOrThrow('ConsoleReports.export', { from_date: from, to_date: to, table }),
    networkMode: 'always',
    onSuccess: ({ file_name: file, text }) => {
      saveFile(file, text);
      toaster.show({ kind: 'good', text: t.exported({ file }), ms: SHOWN_MS });
    },
    onError: (error) => sayBad(error.message, 'report-export'),
  });
}

export function useSaveCodes(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { program: 'xero' | 'myob'; codes: JournalCodes }) =>
      callOrThrow('ConsoleReports.save_accounts', input),
    networkMode: 'always',
    onSuccess: (codes) => {
      client.setQueryData(journalCodesQuery.queryKey, codes);
      toaster.show({ kind: 'good', text: t.codesSaved, ms: SHOWN_MS });
      onSaved();
    },
    onError: (error) => sayBad(error.message, 'journal-codes'),
  });
}
