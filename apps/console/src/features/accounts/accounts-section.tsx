import { providerName } from '@servery/domain/payments/accounts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { Dialog, Sheet } from '@servery/ui/overlays/sheet';
import { Card } from '@servery/ui/surfaces/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQuery } from '#api/accounts-query.ts';
import { AccountForm, type AccountWish, PROVIDERS } from '#features/accounts/account-form.tsx';
import { AccountRow, type RowDeeds } from '#features/accounts/account-row.tsx';
import {
  type Account,
  type Accounts,
  type Method,
  useArchiveAccount,
} from '#features/accounts/use-accounts.ts';
import css from './accounts.module.css';
import { t } from '#features/accounts/texts.ts';

const METHODS: readonly Method[] = ['card', 'PP', 'CB'];

const NONE = { card: t.noneCard, PP: t.nonePP, CB: t.noneCB } as const;
const oursAt = ({ installation }: Accounts, method: Method) =>
  installation.find((it) => it.method === method);

const providersOf = (method: Method): string =>
  PROVIDERS[method].map(providerName).reduce((one, other) => t.or({ one, other }));

/** Who takes the money of a method that no account of the venue's own is for. */
function takerText(held: Accounts, method: Method): string {
  const ours = oursAt(held, method);
  if (!ours) return NONE[method]({ provider: providersOf(method) });
  return ours.live === 1 ? t.ours : t.oursTest;
}

type KindProps = RowDeeds & { method: Method; held: Accounts; onConnect: (method: Method) => void };

function Kind({ method, held, onConnect, ...deeds }: KindProps) {
  const used = held.accounts.filter((it) => it.method === method && it.archived_at === 0);
  const mayAll = held.may_change_organisation === 1;
  const hasOwn = used.some(({ scope }) => scope === 'venue');
  const label =
    used.length > 0
      ? t.ownForVenue({ venue: held.venue_name })
      : oursAt(held, method)
        ? t.connectOwn
        : t.connect;
  return (
    <Card as="section" aria-label={t[method]} className={css.kind}>
      <h3>{t[method]}</h3>
      {used.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          venueName={held.venue_name}
          mayChange={mayAll || account.scope === 'venue'}
          {...deeds}
        />
      ))}
      {used.length === 0 && <p className={css.soft}>{takerText(held, method)}</p>}
      {!hasOwn && (
        <Button
          kind="line"
          size="xs"
          className={css.connect}
          aria-label={t.connectTo({ connect: label, method: t[method] })}
          onClick={() => onConnect(method)}
        >
          {label}
        </Button>
      )}
    </Card>
  );
}

const titleOf = ({ method, account, replaces }: AccountWish): string => {
  if (account) return t.changeFor({ name: account.name });
  return replaces ? t.replaceFor({ name: replaces.name }) : t.newAccount({ provider: providersOf(method) });
};

/** An organisation that has one for all makes the next one for this venue. */
const mayUseForAll = (held: Accounts, { method }: AccountWish): boolean =>
  held.may_change_organisation === 1 &&
  !held.accounts.some((it) => it.archived_at === 0 && it.method === method && it.scope === 'organisation');

/** Who is paid once an account is out of use: the next in line, if there is one. */
function nextText(held: Accounts, { id, method }: Account): string {
  const next = held.accounts.some(
    (it) => it.archived_at === 0 && it.method === method && it.id !== id && it.scope === 'organisation',
  );
  const ours = oursAt(held, method);
  if (next) return t.thenOrganisation;
  if (!ours) return t.thenNone;
  return ours.live === 1 ? t.thenOurs : t.thenOursTest;
}

type ArchiveProps = { held: Accounts; account: Account; onClose: () => void };

function Archive({ held, account, onClose }: ArchiveProps) {
  const archive = useArchiveAccount(onClose);
  const { id: account_id, name, version } = account;
  return (
    <Dialog open onClose={onClose} title={t.archiveTitle({ name })}>
      <div className={css.form}>
        <p>{t.archiveNote({ next: nextText(held, account) })}</p>
        <div className={css.buttons}>
          <Button kind="bare" size="s" onClick={onClose}>
            {t.keep}
          </Button>
          <Button
            kind="bad"
            size="s"
            busy={archive.isPending}
            onClick={() => archive.mutate({ account_id, version })}
          >
            {t.archive}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type WishProps = { held: Accounts; wish: AccountWish; onClose: () => void };

const WishSheet = ({ held, wish, onClose }: WishProps) => (
  <Sheet open onClose={onClose} title={titleOf(wish)} tapOutside={false}>
    <AccountForm
      {...wish}
      venueName={held.venue_name}
      mayUseForAll={mayUseForAll(held, wish)}
      onSaved={onClose}
      onCancel={onClose}
    />
  </Sheet>
);

/** Connects an account for one kind of payment, wherever it is missed. */
export function ConnectAccount({ method, onClose }: { method: Method; onClose: () => void }) {
  const { data } = useQuery(accountsQuery);
  return data ? <WishSheet held={data} wish={{ method }} onClose={onClose} /> : null;
}

function Held({ held }: { held: Accounts }) {
  const [wish, setWish] = useState<AccountWish>();
  const [leaving, setLeaving] = useState<Account>();
  const close = () => setWish(undefined);
  return (
    <>
      <div className={css.kinds}>
        {METHODS.map((method) => (
          <Kind
            key={method}
            method={method}
            held={held}
            onConnect={() => setWish({ method })}
            onChange={(account) => setWish({ method, account })}
            onReplace={(replaces) => setWish({ method, replaces })}
            onArchive={setLeaving}
          />
        ))}
      </div>
      {wish && <WishSheet held={held} wish={wish} onClose={close} />}
      {leaving && <Archive held={held} account={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

/** Through whom the venue is paid. */
export function AccountsSection() {
  const { data, error, refetch } = useQuery(accountsQuery);
  return (
    <section aria-label={t.accounts} className={css.part}>
      <Display as="h2" size={24}>
        {t.accounts}
      </Display>
      <p className={css.soft}>{t.note}</p>
      {data && <Held held={data} />}
      {!data && !error && (
        <Loading label={t.loading} className={css.kinds}>
          {METHODS.map((method) => (
            <Skeleton key={method} shape="block" height="6rem" />
          ))}
        </Loading>
      )}
      {!data && error && (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      )}
    </section>
  );
}
