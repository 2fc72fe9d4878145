import { asJson } from '@servery/contract/client/as-json';
import type { PaperSettings } from '@servery/contract/entities/paper';
import { paperQuery, paperRoom } from '#api/paper-query.ts';
import { useEdit } from '#edits/use-edit.ts';
import { t } from '#features/paper/texts.ts';

export function useSavePaper(onDone: () => void) {
  const { mutate, isPending } = useEdit(paperRoom, 'ConsolePaper.save', {
    keep: (client, { saved }) => client.setQueryData(paperQuery.queryKey, saved),
  });
  const save = ({ version, value }: { version: number; value: PaperSettings }) =>
    mutate({ input: { version, paper: asJson(value) }, said: { text: t.saved, onDone } });
  return { save, isPending };
}
