import type { JournalCodes } from '@servery/contract/entities/sales-report';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { journalCodesQuery } from '#api/reports-query.ts';
import { useSaveCodes } from '#features/reports/use-export.ts';
import css from './reports.module.css';
import { t } from '#features/reports/texts.ts';

type Program = 'xero' | 'myob';

const FIELDS = [
  ['sales', 'codeSales'],
  ['cash', 'codeCash'],
  ['cards', 'codeCards'],
  ['balances', 'codeBalances'],
  ['gifts', 'codeGifts'],
  ['given', 'codeGiven'],
  ['payouts', 'codePayouts'],
  ['gst', 'codeGst'],
  ['rounding', 'codeRounding'],
  ['owed', 'codeOwed'],
] as const satisfies readonly (readonly [keyof JournalCodes, keyof typeof t])[];

type FormProps = { program: Program; held: JournalCodes; onSaved: () => void };

function CodesForm({ program, held, onSaved }: FormProps) {
  const [codes, setCodes] = useState(held);
  const save = useSaveCodes(onSaved);
  return (
    <form
      className={css.codes}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ program, codes });
      }}
    >
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={t[label]}
          look="inset"
          required
          maxLength={20}
          value={codes[name]}
          onChange={({ target }) => setCodes({ ...codes, [name]: target.value.trim() })}
        />
      ))}
      <Button type="submit" busy={save.isPending}>
        {t.saveCodes}
      </Button>
    </form>
  );
}

function Codes({ onSaved }: { onSaved: () => void }) {
  const { data, error, refetch } = useQuery(journalCodesQuery);
  const [program, setProgram] = useState<Program>('xero');
  if (!data)
    return error ? (
      <EmptyState title={t.failedCodes} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
        {error.message}
      </EmptyState>
    ) : (
      <Loading label={t.loading}>
        <Skeleton shape="block" height="18rem" />
      </Loading>
    );
  return (
    <>
      <Segmented
        label={t.program}
        value={program}
        onChange={setProgram}
        items={[
          { value: 'xero', label: t.xeroName },
          { value: 'myob', label: t.myobName },
        ]}
      />
      <CodesForm key={program} program={program} held={data[program]} onSaved={onSaved} />
    </>
  );
}

/** Which accounts of the venue's books the lines of its journals are for. */
export function CodesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t.codesTitle} kind="dialog">
      <div className={css.codes}>
        <Text tone="soft">{t.codesNote}</Text>
        <Codes onSaved={onClose} />
      </div>
    </Sheet>
  );
}
