import { Select } from '@servery/ui/inputs/select';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { reportMailQuery } from '#api/reports-query.ts';
import { sayBad, toaster } from '#toasts/toaster.ts';
import { mailQuery } from '#api/session-query.ts';
import { t } from '#features/reports/texts.ts';

const CHOICES = [
  ['off', 'mailOff'],
  ['day', 'mailDay'],
  ['week', 'mailWeek'],
  ['month', 'mailMonth'],
] as const;
type Every = (typeof CHOICES)[number][0];

const SHOWN_MS = 5000;

function useSetMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (every: Every) => callOrThrow('ConsoleReports.set_mail', { every }),
    networkMode: 'always',
    onSuccess: (mail) => {
      client.setQueryData(reportMailQuery.queryKey, mail);
      toaster.show({ kind: 'good', text: mail.every === 'off' ? t.mailStopped : t.mailSet, ms: SHOWN_MS });
    },
    onError: (error) => sayBad(error.message, 'report-mail'),
  });
}

/** How often the report comes by mail to whoever is signed in. */
export function MailChoice() {
  const { data } = useQuery(reportMailQuery);
  const set = useSetMail();
  const { data: sendsMail = true } = useQuery(mailQuery);
  if (!data || (!sendsMail && data.every === 'off')) return null;
  return (
    <Select<Every>
      label={t.mail}
      hideLabel
      look="pill"
      value={data.every}
      disabled={set.isPending}
      onChange={(every) => set.mutate(every)}
      options={CHOICES.map(([value, name]) => ({ value, label: t[name] }))}
    />
  );
}
