import type { Customer } from '@servery/contract/entities/customer';
import { isUnreal, type ProfileForm, profileProblems } from '@servery/domain/identity/profile';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { networkError } from '@servery/domain/messages/texts';
import { isBlankMobile } from '@servery/domain/checkout/phone';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { sayBad, sayFailure, sayGood } from '#state/toasts.ts';
import { keys } from '#api/query-keys.ts';

const formOf = ({ name, email, mobile, country_code, birthday, gender }: Customer): ProfileForm => ({
  name,
  email,
  mobile,
  country_code,
  birthday,
  gender,
});

/** A dial prefix alone is a number that nobody has typed yet. */
const asSent = (typed: ProfileForm): ProfileForm => ({
  ...typed,
  mobile: isBlankMobile(typed.mobile) ? '' : typed.mobile,
});

export function useProfile(customer: Customer, tried: boolean) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(() => formOf(customer));
  const [busy, setBusy] = useState(false);
  const [toConfirm, setToConfirm] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState('');
  const problems = profileProblems(asSent(typed), customer);
  const asksPassword =
    customer.has_password === 1 && typed.email.trim().toLowerCase() !== customer.email.toLowerCase();
  const passwordMissing = asksPassword && password === '';
  const errorOf = (field: keyof ProfileForm): string | undefined => {
    const problem = tried ? problems.find((each) => each.field === field) : undefined;
    return problem && ruleFailureText(problem.code);
  };
  const save = async (): Promise<void> => {
    if (isUnreal(typed.name)) sayBad(identityTexts.enterName);
    if (busy || problems.length > 0 || passwordMissing) return;
    setBusy(true);
    const { country_code, birthday, ...fields } = asSent(typed);
    const result = await call('ChangeProfile', {
      ...fields,
      mobile_metadata: { country_code },
      current_password: asksPassword ? password : '',
      ...(birthday !== customer.birthday && { birthday }),
    });
    setBusy(false);
    if (!result.ok && result.code === 'password_wrong') return setRefused(result.message);
    if (!result.ok) return void sayFailure(result, networkError('AA1'));
    setPassword('');
    client.setQueryData(keys.customer, result.value.customer);
    setTyped(formOf(result.value.customer));
    setToConfirm(result.value.email_to_confirm);
    sayGood(identityTexts.accountUpdated);
  };
  const put = (change: Partial<ProfileForm>) => setTyped((held) => ({ ...held, ...change }));
  const secret = {
    asked: asksPassword,
    value: password,
    error: refused || (tried && passwordMissing ? ruleFailureText('field_required') : undefined),
    set: (value: string) => {
      setRefused('');
      setPassword(value);
    },
  };
  return { typed, put, errorOf, save, busy, toConfirm, secret };
}
export type Profile = ReturnType<typeof useProfile>;
