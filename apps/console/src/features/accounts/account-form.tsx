import {
  accountFields,
  accountGuide,
  type AccountField,
  type AccountMode,
  type AccountProvider,
  type AccountValues,
  providerName,
} from '@servery/domain/payments/accounts';
import { Button, TextLink } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { Notice } from '@servery/ui/feedback/notice';
import { TextField } from '@servery/ui/inputs/field';
import { type SyntheticEvent, useState } from 'react';
import { type Account, fieldProblem, type Method, useSaveAccount } from '#features/accounts/use-accounts.ts';
import css from './accounts.module.css';
import { t } from '#features/accounts/texts.ts';

export const PROVIDERS: Readonly<Record<Method, readonly [AccountProvider, ...AccountProvider[]]>> = {
  card: ['braintree'],
  PP: ['paypal'],
  CB: ['btcpay', 'coinbase'],
};

export type AccountWish = {
  method: Method;
  /** Whose keys are changed. */
  account?: Account | undefined;
  /** In whose place the new one comes. */
  replaces?: Account | undefined;
};
type Props = AccountWish & {
  venueName: string;
  mayUseForAll: boolean;
  onSaved: () => void;
  onCancel?: () => void;
};

type Typed = {
  provider: AccountProvider;
  mode: AccountMode;
  scope: 'venue' | 'organisation';
  name: string;
  values: AccountValues;
};

const firstTyped = ({ method, account, replaces, mayUseForAll }: Props): Typed => {
  const like = account ?? replaces;
  const provider = like?.provider ?? PROVIDERS[method][0];
  return {
    provider,
    mode: like?.mode ?? 'production',
    scope: like?.scope ?? (mayUseForAll ? 'organisation' : 'venue'),
    name: like?.name ?? providerName(provider),
    values: account?.values ?? {},
  };
};

type FieldProps = {
  field: AccountField;
  typed: Typed;
  account: Account | undefined;
  error: string | undefined;
};

/** A kept secret is never shown again: only how it ends, where that tells nothing. */
function hintOf({ field, account }: FieldProps): string | undefined {
  const ending = field.secret ? account?.endings[field.name] : undefined;
  if (ending === undefined) return field.note;
  return ending === '' ? t.kept : t.keptEnding({ ending });
}

function KeyField(props: FieldProps & { onType: (value: string) => void }) {
  const { field, typed, account, error, onType } = props;
  const value = typed.values[field.name] ?? '';
  return (
    <TextField
      label={field.required ? field.label : t.optional({ label: field.label })}
      look="inset"
      hint={hintOf(props)}
      error={error}
      value={value}
      type={field.secret ? 'password' : 'text'}
      autoComplete="off"
      spellCheck={false}
      maxLength={4000}
      readOnly={field.fixed && account !== undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

type FieldsProps = Omit<FieldProps, 'field' | 'error'> & {
  problem: ReturnType<typeof fieldProblem>;
  onType: (values: AccountValues) => void;
};

const KeyFields = ({ typed, account, problem, onType }: FieldsProps) =>
  accountFields(typed.provider).map((field) => (
    <KeyField
      key={`${typed.provider} ${field.name}`}
      field={field}
      typed={typed}
      account={account}
      error={problem?.field === field.name ? problem.text : undefined}
      onType={(value) => onType({ ...typed.values, [field.name]: value })}
    />
  ));

function Choices({ typed, set, ...props }: Props & { typed: Typed; set: (more: Partial<Typed>) => void }) {
  const { method, account, replaces, venueName, mayUseForAll } = props;
  if (account) return null;
  return (
    <>
      {PROVIDERS[method].length > 1 && (
        <Segmented
          label={t.provider}
          size="s"
          wide
          items={PROVIDERS[method].map((value) => ({ value, label: providerName(value) }))}
          value={typed.provider}
          onChange={(provider) => set({ provider, name: providerName(provider), values: {} })}
        />
      )}
      <Segmented
        label={t.mode}
        size="s"
        wide
        items={[
          { value: 'production', label: t.production },
          { value: 'sandbox', label: t.sandbox },
        ]}
        value={typed.mode}
        onChange={(mode) => set({ mode })}
      />
      {mayUseForAll && !replaces && (
        <Segmented
          label={t.forWhom}
          size="s"
          wide
          items={[
            { value: 'organisation', label: t.allVenues },
            { value: 'venue', label: t.venueOnly({ venue: venueName }) },
          ]}
          value={typed.scope}
          onChange={(scope) => set({ scope })}
        />
      )}
    </>
  );
}

/** What somebody needs who has no account there yet. */
function Guide({ provider, mode }: Pick<Typed, 'provider' | 'mode'>) {
  const { open, url, find } = accountGuide(provider, mode);
  const site = url.replace('https://www.', '').replace('https://', '');
  return (
    <ol aria-label={t.guide} className={css.guide}>
      <li>
        <b>{open}</b>
        <TextLink href={url} target="_blank" rel="noreferrer" aria-label={t.opens({ site })}>
          {site}
        </TextLink>
      </li>
      <li>
        <b>{t.findKeys}</b>
        {find}
      </li>
      <li>
        <b>{t.paste}</b>
        {t.pasteNote({ provider: providerName(provider) })}
      </li>
    </ol>
  );
}

/** The keys of one account at a provider: new, in the place of another, or changed. Stands in any page. */
export function AccountForm(props: Props) {
  const { account, replaces, onSaved, onCancel } = props;
  const [typed, setTyped] = useState(() => firstTyped(props));
  const [tried, setTried] = useState(false);
  const { save, busy } = useSaveAccount(onSaved);
  const set = (more: Partial<Typed>) => setTyped((now) => ({ ...now, ...more }));
  const problem = fieldProblem(save.error);
  const nameMissing = tried && typed.name.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.name.trim() === '') return;
    save.mutate({
      account_id: account?.id,
      replaces: replaces?.id,
      version: (account ?? replaces)?.version,
      provider: typed.provider,
      mode: typed.mode,
      account_scope: typed.scope,
      account_name: typed.name,
      values: { ...typed.values },
    });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Choices {...props} typed={typed} set={set} />
      {!account && <Guide provider={typed.provider} mode={typed.mode} />}
      {typed.mode === 'sandbox' && <Notice tone="highlight">{t.testModeNote}</Notice>}
      <TextField
        label={t.name}
        look="inset"
        hint={t.nameHint}
        value={typed.name}
        maxLength={60}
        error={nameMissing ? t.nameMissing : undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <KeyFields typed={typed} account={account} problem={problem} onType={(values) => set({ values })} />
      {replaces && <p className={css.soft}>{t.replaceNote}</p>}
      <div className={css.buttons}>
        {onCancel && (
          <Button kind="bare" size="s" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        <Button size="s" type="submit" busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
