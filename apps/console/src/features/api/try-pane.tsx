import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { ComboBox } from '@servery/ui/inputs/combo-box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { API_ADDRESS, type ApiCall, apiCallsQuery, tryCall } from '#api/api-query.ts';
import { Code } from '#features/api/code.tsx';
import { commandOf, isJsonObject, sampleOf } from '#features/api/rules/sample.ts';
import { isRight, rightName } from '#parts/rights.ts';
import { Pane } from '#parts/pane.tsx';
import css from './api.module.css';
import { t } from '#features/api/texts.ts';

const written = (call: ApiCall): string => JSON.stringify(sampleOf(call.body), null, 2);

type TryProps = { calls: readonly ApiCall[]; madeKey: string; onClose: () => void };

const addressOf = (name = ''): string => `${globalThis.location.origin}${API_ADDRESS}/${name}`;

const Lines = ({ title, label, text }: { title: string; label: string; text: string }) => (
  <section className={css.log}>
    <h3>{title}</h3>
    <Code label={label}>{text}</Code>
  </section>
);

const Send = ({ busy }: { busy: boolean }) => (
  <Button type="submit" size="s" busy={busy}>
    {t.send}
  </Button>
);

/** One call at a time, with a key, exactly as a tool would make it. */
function Trying({ calls, madeKey, onClose }: TryProps) {
  const [call, setCall] = useState(() => calls.find(({ name }) => name === 'ConsoleBoard') ?? calls[0]);
  const [body, setBody] = useState(() => (call ? written(call) : '{}'));
  const [key, setKey] = useState(madeKey);
  const [tried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: (name: string) => tryCall(name, { key: key.trim(), body }),
    networkMode: 'always',
  });
  const choose = (name: string) => {
    const next = calls.find((each) => each.name === name);
    if (!next) return;
    setCall(next);
    setBody(written(next));
    send.reset();
  };
  const submit = () => {
    setTried(true);
    if (call && key.trim() !== '' && isJsonObject(body)) send.mutate(call.name);
  };
  const permission = call?.permission ?? '';
  return (
    <Pane title={t.tryIt} onClose={onClose} foot={<Send busy={send.isPending} />} onSubmit={submit}>
      <ComboBox
        label={t.call}
        empty={t.noCall}
        options={calls.map(({ name, title }) => ({ value: name, label: title, note: name }))}
        value={call?.name ?? null}
        onChange={(name) => choose(name ?? '')}
        hint={isRight(permission) ? t.needs({ permission: rightName(permission) }) : undefined}
      />
      <TextField
        label={t.key}
        look="inset"
        type="password"
        autoComplete="off"
        hint={t.keyHint}
        value={key}
        error={tried && key.trim() === '' ? t.keyMissing : undefined}
        onChange={({ target }) => setKey(target.value)}
      />
      <TextArea
        label={t.body}
        rows={8}
        spellCheck={false}
        className={css.code}
        value={body}
        error={tried && !isJsonObject(body) ? t.bodyWrong : undefined}
        onChange={({ target }) => setBody(target.value)}
      />
      {send.error && <Text tone="bad">{t.noAnswer}</Text>}
      {send.data && (
        <Lines title={t.answered({ status: send.data.status })} label={t.answer} text={send.data.text} />
      )}
      <Lines title={t.asCommand} label={t.asCommand} text={commandOf(addressOf(call?.name), body)} />
    </Pane>
  );
}

type Props = { permissions: readonly string[]; madeKey: string; onClose: () => void };

export function TryPane({ permissions, madeKey, onClose }: Props) {
  const { data, error } = useQuery(apiCallsQuery);
  const calls = data?.filter(({ permission }) => permissions.includes(permission));
  if (calls) return <Trying calls={calls} madeKey={madeKey} onClose={onClose} />;
  return (
    <Pane title={t.tryIt} onClose={onClose}>
      {error ? (
        <EmptyState title={t.failed}>{error.message}</EmptyState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="3.4rem" />
        </Loading>
      )}
    </Pane>
  );
}
