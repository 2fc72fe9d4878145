import { providerName } from '@servery/domain/payments/accounts';
import { NoteTag, Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { IconCopy } from '@servery/ui/foundations/icon-more';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import { type Account, useTestAccount } from '#features/accounts/use-accounts.ts';
import css from './accounts.module.css';
import { t } from '#features/accounts/texts.ts';

const STATES = {
  ok: { tone: 'good', text: t.connected },
  refused: { tone: 'bad', text: t.refused },
  silent: { tone: 'highlight', text: t.silent },
  '': { tone: 'highlight', text: t.untested },
} as const;

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    sayGood(t.copied);
  } catch {
    sayBad(t.cantCopy, 'copy');
  }
}

function Webhook({ account: { provider, webhook_url: url } }: { account: Account }) {
  if (url === '') return null;
  return (
    <div className={css.webhook}>
      <b>{t.webhook}</b>
      <small>{t.webhookNote({ provider: providerName(provider) })}</small>
      <code className={css.address}>{url}</code>
      <Button kind="line" size="xs" icon={<IconCopy />} onClick={() => void copy(url)}>
        {t.copy}
      </Button>
    </div>
  );
}

export type RowDeeds = {
  onChange: (account: Account) => void;
  onReplace: (account: Account) => void;
  onArchive: (account: Account) => void;
};

function Deeds({ account, onChange, onReplace, onArchive }: RowDeeds & { account: Account }) {
  const test = useTestAccount();
  const { name } = account;
  return (
    <div className={css.deeds}>
      <Button
        kind="line"
        size="xs"
        busy={test.isPending}
        aria-label={t.testFor({ name })}
        onClick={() => test.mutate({ account_id: account.id })}
      >
        {t.test}
      </Button>
      <Button kind="line" size="xs" aria-label={t.changeFor({ name })} onClick={() => onChange(account)}>
        {t.change}
      </Button>
      <Button kind="line" size="xs" aria-label={t.replaceFor({ name })} onClick={() => onReplace(account)}>
        {t.replace}
      </Button>
      <Button kind="bare" size="xs" aria-label={t.archiveFor({ name })} onClick={() => onArchive(account)}>
        {t.archive}
      </Button>
    </div>
  );
}

/** One account that is in use: whose it is, how its keys stand, and what can be done about it. */
export function AccountRow({
  account,
  venueName,
  mayChange,
  ...deeds
}: RowDeeds & { account: Account; venueName: string; mayChange: boolean }) {
  const provider = providerName(account.provider);
  const state = STATES[account.test_result];
  return (
    <div className={css.account}>
      <div className={css.head}>
        <p className={css.twin}>
          <b>{account.name}</b>
          <small>
            {account.scope === 'venue' ? t.forVenue({ provider, venue: venueName }) : t.forAll({ provider })}
          </small>
        </p>
        {account.mode === 'sandbox' && <NoteTag tone="warn">{t.testMode}</NoteTag>}
        <Status tone={state.tone}>{state.text}</Status>
      </div>
      {mayChange && <Deeds account={account} {...deeds} />}
      <Webhook account={account} />
    </div>
  );
}
