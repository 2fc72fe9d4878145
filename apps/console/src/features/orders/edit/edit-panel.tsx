import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconX } from '@servery/ui/foundations/icon';
import { Display } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { failureOf } from '#api/call.ts';
import { AddProduct } from '#features/orders/edit/add-product.tsx';
import { changesIn, type Draft, type Form, isEmpty } from '#features/orders/edit/draft.ts';
import { EditLines } from '#features/orders/edit/edit-lines.tsx';
import { EditMoney, type Plan, type Settle } from '#features/orders/edit/edit-money.tsx';
import { EditTime } from '#features/orders/edit/edit-time.tsx';
import { forgetEdit, keepEdit, keptEdit } from '#features/orders/edit/kept-edit.ts';
import { formQuery, planQuery, useSaveEdit } from '#features/orders/edit/use-edit.ts';
import css from './edit.module.css';
import { t } from '#features/orders/edit/texts.ts';

type FieldsProps = { form: Form; draft: Draft; onDraft: (draft: Draft) => void };

function Fields({ form, draft, onDraft }: FieldsProps) {
  return (
    <>
      {form.has_table === 1 && (
        <TextField
          label={t.table}
          value={draft.table}
          maxLength={20}
          autoComplete="off"
          onChange={(event) => onDraft({ ...draft, table: event.target.value })}
        />
      )}
      {form.has_address === 1 && (
        <TextField
          label={t.address}
          value={draft.address}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => onDraft({ ...draft, address: event.target.value })}
        />
      )}
      <TextField
        label={t.note}
        aside={t.optional}
        value={draft.note}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => onDraft({ ...draft, note: event.target.value })}
      />
    </>
  );
}

type BodyProps = FieldsProps & { zone: string };

function Body({ form, draft, onDraft, zone }: BodyProps) {
  const grows = form.can_grow === 1;
  return (
    <div className={css.body}>
      {!grows && <Notice>{t.readyNote}</Notice>}
      <EditLines form={form} draft={draft} onDraft={onDraft} />
      {grows && (
        <AddProduct
          products={form.products}
          onAdd={(added) => onDraft({ ...draft, added: [...draft.added, added] })}
        />
      )}
      {grows && (
        <EditTime
          order={form.order}
          zone={zone}
          address={draft.address}
          when={draft.when}
          onWhen={(when) => onDraft({ ...draft, when })}
        />
      )}
      <Fields form={form} draft={draft} onDraft={onDraft} />
    </div>
  );
}

function StaleNotice({ onReload }: { onReload: () => void }) {
  return (
    <Notice
      tone="warn"
      alert
      title={t.stale}
      action={
        <Button kind="line" size="s" onClick={onReload}>
          {t.reload}
        </Button>
      }
    >
      {t.staleNote}
    </Notice>
  );
}

type FootProps = {
  plan: Plan | undefined;
  settle: Settle;
  onSettle: (settle: Settle) => void;
  failed: { text: string; onRetry: (() => void) | undefined } | undefined;
  onReload: (() => void) | undefined;
  busy: boolean;
  ready: boolean;
  onClose: () => void;
};

function Foot({ plan, settle, onSettle, failed, onReload, busy, ready, onClose }: FootProps) {
  return (
    <footer className={css.foot}>
      {onReload && <StaleNotice onReload={onReload} />}
      {failed && (
        <Notice
          tone="bad"
          alert
          action={
            failed.onRetry && (
              <Button kind="line" size="s" onClick={failed.onRetry}>
                {t.tryAgain}
              </Button>
            )
          }
        >
          {failed.text}
        </Notice>
      )}
      {plan && <EditMoney plan={plan} settle={settle} onSettle={onSettle} />}
      <div className={css.ways}>
        <Button kind="quiet" size="s" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" size="s" busy={busy} disabled={!ready}>
          {t.save}
        </Button>
      </div>
    </footer>
  );
}

type EditorProps = { form: Form; zone: string; onClose: () => void; onReload: () => void };

function Editor({ form, zone, onClose, onReload }: EditorProps) {
  const [draft, setDraft] = useState(() => keptEdit(form));
  const [settle, setSettle] = useState<Settle>('later');
  const changes = changesIn(draft, form);
  const touched = !isEmpty(changes);
  const asked = useQuery({ ...planQuery(form.order.id, changes), enabled: touched });
  const save = useSaveEdit(form.order, onClose);
  const plan = touched ? asked.data : undefined;
  const isStale =
    failureOf(save.error)?.details.code === 'edit_stale' ||
    (plan !== undefined && plan.version !== form.version);
  const isKnown = plan !== undefined && !asked.isPlaceholderData && !asked.isError;
  const ready = touched && isKnown && !isStale && plan.problems.length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ready || save.isPending) return;
    const way = plan.owed === '0.00' ? 'later' : settle;
    save.mutate({ changes, version: plan.version, expected_total: plan.total, settle: way });
  };
  const planFailed = touched && asked.isError;
  const failed = planFailed
    ? { text: t.planFailed, onRetry: () => void asked.refetch() }
    : save.error && !isStale
      ? { text: save.error.message, onRetry: undefined }
      : undefined;
  const change = (next: Draft) => {
    save.reset();
    setDraft(next);
    keepEdit(next, form);
  };
  return (
    <form
      noValidate
      aria-label={t.title({ number: form.order.number })}
      className={css.rest}
      onSubmit={submit}
    >
      <Body form={form} draft={draft} onDraft={change} zone={zone} />
      <Foot
        plan={plan}
        settle={settle}
        onSettle={setSettle}
        failed={failed}
        onReload={isStale ? onReload : undefined}
        busy={save.isPending}
        ready={ready}
        onClose={onClose}
      />
    </form>
  );
}

type Props = { id: string; number: string; zone: string; onClose: () => void };

/** A placed order in the hands of somebody who changes it: what that costs is seen before it is saved. */
export function EditPanel({ id, number, zone, onClose }: Props) {
  const leave = () => {
    forgetEdit(id);
    onClose();
  };
  const { data, error, refetch, dataUpdatedAt } = useQuery(formQuery(id));
  const head = useRef<HTMLElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <article aria-label={t.title({ number })} className={css.panel}>
      <header ref={head} tabIndex={-1} className={css.head}>
        <Display as="h2" size={24}>
          {t.title({ number })}
        </Display>
        <IconButton label={t.cancel} icon={<IconX />} kind="bare" onClick={leave} />
      </header>
      {data && (
        <Editor key={dataUpdatedAt} form={data} zone={zone} onClose={leave} onReload={() => void refetch()} />
      )}
      {!data && error && (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      )}
      {!data && !error && (
        <Loading label={t.loading} className={css.body}>
          {['3rem', '2.75rem', '6rem', '4rem'].map((height) => (
            <Skeleton key={height} shape="block" height={height} />
          ))}
        </Loading>
      )}
    </article>
  );
}
