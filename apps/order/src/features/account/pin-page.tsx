import type { Customer } from '@servery/contract/entities/customer';
import { pinProblem } from '@servery/domain/identity/secrets';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { ConfirmMobile } from '#features/account/confirm-mobile.tsx';
import { PadFields, PIN_TEMPLATE, useFirstProblem } from '#features/sign-in/index.ts';
import { GoText } from '#shared/links.tsx';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/account/texts.ts';
import { keys } from '#api/query-keys.ts';

const nothing = { old_pin: '', new_pin: '', confirm_pin: '' };
type Typed = typeof nothing;

function usePinChange() {
  const client = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const send = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const result = await call('ChangePin', typed);
    setBusy(false);
    if (result.ok) {
      client.setQueryData(keys.customer, result.value.customer);
      setTyped(nothing);
    } else if (result.code === 'pin_wrong') setWrong(result.message);
    else sayFailure(result, laterTexts.wentWrong);
    return result.ok;
  };
  const put = (change: Partial<Typed>) => {
    setWrong('');
    setTyped((held) => ({ ...held, ...change }));
  };
  return { typed, put, busy, send, wrong };
}

function PinForm({ hasPin }: { hasPin: boolean }) {
  const { typed, put, busy, send, wrong } = usePinChange();
  const { form, tried, setTried } = useFirstProblem();
  const problem = pinProblem(typed.new_pin, typed.confirm_pin);
  const errorOf = (field: 'pin' | 'again', value: string) => {
    if (tried === 0) return undefined;
    if (value === '') return ruleFailureText('field_required');
    return problem?.field === field ? ruleFailureText(problem.code) : undefined;
  };
  const look = { template: PIN_TEMPLATE, secret: true };
  const fresh = { ...look, autoComplete: 'new-password' };
  const old = {
    ...look,
    autoComplete: 'current-password',
    label: t.currentPin,
    value: typed.old_pin,
    set: (old_pin: string) => put({ old_pin }),
    error: wrong || undefined,
  };
  const wanted = {
    ...fresh,
    label: t.newPin,
    value: typed.new_pin,
    set: (new_pin: string) => put({ new_pin }),
    error: errorOf('pin', typed.new_pin),
  };
  const again = {
    ...fresh,
    label: t.confirmPin,
    value: typed.confirm_pin,
    set: (confirm_pin: string) => put({ confirm_pin }),
    error: errorOf('again', typed.confirm_pin),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (problem || !(await send())) return;
    setTried(0);
    sayGood(identityTexts.pinUpdated);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={css.form}>
      <PadFields fields={hasPin ? [old, wanted, again] : [wanted, again]} />
      <Button type="submit" wide busy={busy}>
        {t.savePin}
      </Button>
    </form>
  );
}

function Pin({ customer }: { customer: Customer }) {
  if (customer.has_mobile === 0)
    return (
      <Notice action={<GoText to="/account">{t.myAccount}</GoText>}>{identityTexts.pinNeedsMobile}</Notice>
    );
  return (
    <>
      <Text tone="soft">{t.pinNote}</Text>
      <ConfirmMobile customer={customer} />
      <PinForm key={customer.has_mobile_pin} hasPin={customer.has_mobile_pin === 1} />
    </>
  );
}

export function PinPage() {
  return <AccountFrame title={t.changePin}>{({ customer }) => <Pin customer={customer} />}</AccountFrame>;
}
