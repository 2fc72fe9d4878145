import type { TillMember } from '@servery/contract/calls/customer/till';
import { networkError } from '@servery/domain/messages/texts';
import { memberSearch } from '@servery/domain/people/member-search';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { FindMember } from '#pos/member/member-dialog.tsx';
import css from './balance-dialog.module.css';
import { t } from '#pos/member/texts.ts';

/** A member who has said yes to pay from their balance. */
export type PayingMember = TillMember & { word: string };
type Chosen = { onChoose: (member: PayingMember) => void };
type Said = { member: TillMember; code?: string; pin?: string };

const useConfirm = (onChoose: Chosen['onChoose']) =>
  useMutation({
    mutationFn: ({ member, ...said }: Said) => call('TillMember.confirm', { member_id: member.id, ...said }),
    networkMode: 'always',
    onSuccess: (result, { member }) => {
      if (result.ok) onChoose({ ...member, ...result.value });
    },
  });
type Confirm = ReturnType<typeof useConfirm>;

const problemOf = (failure: { code: string; message: string }): string =>
  failure.code === 'network' ? networkError('TM1') : failure.message;

function TextACode({ member }: { member: TillMember }) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call('TillMember.ask', { member_id: member.id }),
    networkMode: 'always',
  });
  const ending = member.mobile_ending;
  if (data?.ok) return <Notice tone="good">{t.codeTexted({ ending })}</Notice>;
  return (
    <>
      {data && (
        <Notice tone="bad" alert>
          {problemOf(data)}
        </Notice>
      )}
      <Button kind="quiet" shape="block" busy={isPending} onClick={() => mutate()}>
        {t.textCode({ ending })}
      </Button>
    </>
  );
}

const focus = (box: HTMLInputElement | null): void => box?.focus();

/** Their code, the one that is texted to them, or the PIN of somebody who looks after members. */
function AskMember({ member, confirm }: { member: TillMember; confirm: Confirm }) {
  const [byPin, setByPin] = useState(false);
  const [typed, setTyped] = useState('');
  const { data, isPending, mutate, reset } = confirm;
  const type = (text: string) => {
    setTyped(text);
    if (data) reset();
  };
  return (
    <form
      noValidate
      autoComplete="off"
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '' && !isPending)
          mutate({ member, ...(byPin ? { pin: typed } : { code: typed.trim() }) });
      }}
    >
      <Text tone="soft">{byPin ? t.askManagerNote : t.askMemberNote({ name: member.name })}</Text>
      <TextField
        key={String(byPin)}
        ref={focus}
        label={byPin ? t.managersPin : t.membersCode}
        error={data?.ok === false ? problemOf(data) : undefined}
        type={byPin ? 'password' : 'text'}
        inputMode="numeric"
        maxLength={byPin ? 6 : 60}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" shape="block" wide busy={isPending} disabled={typed.trim() === ''}>
        {t.confirm}
      </Button>
      {!byPin && member.mobile_ending !== '' && <TextACode member={member} />}
      <Button
        kind="bare"
        onClick={() => {
          type('');
          setByPin(!byPin);
        }}
      >
        {byPin ? t.byCode : t.askManager}
      </Button>
    </form>
  );
}

function Steps({ onChoose }: Chosen) {
  const [member, setMember] = useState<TillMember>();
  const confirm = useConfirm(onChoose);
  if (member) return <AskMember member={member} confirm={confirm} />;
  return (
    <FindMember
      onChoose={(found, typed) => {
        setMember(found);
        // Who held out the code on their phone has said yes with it.
        if (memberSearch(typed)?.by === 'code') confirm.mutate({ member: found, code: typed });
      }}
    />
  );
}

type BalanceDialogProps = Chosen & { open: boolean; onClose: () => void };

/** Whose balance pays, with their word for it. */
export function BalanceDialog({ open, onClose, onChoose }: BalanceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t.payFromBalance} size="m">
      {open && (
        <Steps
          onChoose={(member) => {
            onChoose(member);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
