import type { BrandHost } from '@servery/contract/entities/brand-host';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconPlus, IconX } from '@servery/ui/foundations/icon';
import { IconCopy } from '@servery/ui/foundations/icon-more';
import { rich } from '@servery/ui/foundations/rich';
import { TextField } from '@servery/ui/inputs/field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hostsQuery } from '#api/details-query.ts';
import css from './details.module.css';
import { t } from '#features/details/texts.ts';
import { useHostDeed } from '#features/details/use-hosts.ts';
import { whenText } from '#order/when.ts';
import { RoomPart } from '#parts/room-part.tsx';
import { sayBad, sayGood } from '#toasts/toaster.ts';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    sayGood(t.copied);
  } catch {
    sayBad(t.cantCopy, 'copy');
  }
}

function Waiting({ held, zone }: { held: BrandHost; zone: string }) {
  const { host, token, record, file, until } = held;
  const check = useHostDeed('check');
  const drop = useHostDeed('drop');
  return (
    <li>
      <p>
        <b>{host}</b>
        <small>{rich(t.record.parts({ record: <code>{record}</code>, date: whenText(until, zone) }))}</small>
        <code>{token}</code>
        <small>{rich(t.orFile.parts({ file: <code>{file}</code> }))}</small>
      </p>
      <Button
        kind="quiet"
        size="s"
        icon={<IconCopy />}
        aria-label={t.copyFor({ host })}
        onClick={() => void copy(token)}
      >
        {t.copy}
      </Button>
      <Button
        kind="line"
        size="s"
        busy={check.isPending}
        aria-label={t.checkFor({ host })}
        onClick={() => check.mutate(host)}
      >
        {t.check}
      </Button>
      <IconButton label={t.drop({ host })} icon={<IconX />} kind="bare" onClick={() => drop.mutate(host)} />
    </li>
  );
}

function NewHost({ onClose }: { onClose: () => void }) {
  const [host, setHost] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const claim = useHostDeed('claim', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (host.trim() !== '') claim.mutate(host.trim());
  };
  return (
    <form noValidate aria-label={t.newHost} className={css.newHost} onSubmit={submit}>
      <TextField
        look="inset"
        label={t.newHost}
        hint={t.newHostHint}
        error={claim.error?.message}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        ref={field}
        value={host}
        onChange={({ target }) => setHost(target.value)}
      />
      <Button type="submit" size="s" busy={claim.isPending}>
        {t.add}
      </Button>
      <Button kind="bare" size="s" onClick={onClose}>
        {t.cancel}
      </Button>
    </form>
  );
}

/** Where customers find the brand, each proved by whoever owns it or given by whoever runs the server. */
export function WebAddresses({ zone }: { zone: string }) {
  const { data, error } = useQuery(hostsQuery);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button
      kind="quiet"
      size="s"
      icon={<IconPlus />}
      aria-expanded={isAdding}
      onClick={() => setAdding(!isAdding)}
    >
      {t.addHost}
    </Button>
  );
  return (
    <RoomPart title={t.hosts} beside={add}>
      {isAdding && <NewHost onClose={() => setAdding(false)} />}
      {!data && error && <Notice tone="bad" title={t.hostsFailed} />}
      {!data && !error && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="3rem" />
        </Loading>
      )}
      <ul className={css.hosts}>
        {data?.hosts.map((held, at) =>
          held.proved === 1 ? (
            <li key={held.host}>
              <p>
                <b>{held.host}</b>
                <small>{at === 0 ? t.main : t.also}</small>
              </p>
              <Status tone="good">{t.proved}</Status>
            </li>
          ) : (
            <Waiting key={held.host} held={held} zone={zone} />
          ),
        )}
      </ul>
    </RoomPart>
  );
}
