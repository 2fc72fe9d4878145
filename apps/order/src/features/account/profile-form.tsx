import type { Customer } from '@servery/contract/entities/customer';
import { genders, isEmailConnected } from '@servery/domain/identity/profile';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { TextField } from '@servery/ui/inputs/field';
import { IconMail } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Select } from '@servery/ui/inputs/select';
import { Display } from '@servery/ui/foundations/text';
import type { FormEvent } from 'react';
import css from '#features/account/account.module.css';
import { BirthdayField } from '#features/account/birthday-field.tsx';
import { type Profile, useProfile } from '#features/account/use-profile.ts';
import { ConfirmMobile } from '#features/account/confirm-mobile.tsx';
import { MobileField } from '#features/mobile-field/index.ts';
import { PasswordField, useFirstProblem } from '#features/sign-in/index.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/account/texts.ts';

const NOT_SAID = { value: '', label: t.preferNotToSay };

function connectedWith(customer: Customer): string | undefined {
  if (!isEmailConnected(customer)) return undefined;
  return customer.is_apple_connected === 1 ? t.connectedApple : t.connectedGoogle;
}

type Part = { customer: Customer; profile: Profile };

function EmailField({ customer, profile: { typed, put, errorOf, toConfirm, secret } }: Part) {
  const connected = connectedWith(customer);
  return (
    <>
      <TextField
        label={more.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        disabled={connected !== undefined}
        hint={connected}
        value={typed.email}
        error={errorOf('email')}
        onChange={(event) => put({ email: event.target.value })}
      />
      {secret.asked && (
        <PasswordField
          label={t.currentPassword}
          autoComplete="current-password"
          aside={t.soWeKnowIts}
          value={secret.value}
          error={secret.error}
          onChange={secret.set}
        />
      )}
      {toConfirm !== '' && <Notice icon={<IconMail />}>{t.confirmEmail({ email: toConfirm })}</Notice>}
    </>
  );
}

function AboutYou({ customer, profile: { typed, put, errorOf } }: Part) {
  return (
    <>
      <BirthdayField
        value={typed.birthday}
        locked={customer.birthday !== ''}
        error={errorOf('birthday')}
        onChange={(birthday) => put({ birthday })}
      />
      <Select
        label={t.gender}
        options={[NOT_SAID, ...genders.map(({ id, label }) => ({ value: id as string, label }))]}
        value={typed.gender}
        error={errorOf('gender')}
        onChange={(gender) => put({ gender })}
      />
    </>
  );
}

export function ProfileForm({ customer }: { customer: Customer }) {
  const { form, tried, setTried } = useFirstProblem();
  const profile = useProfile(customer, tried > 0);
  const { typed, put, errorOf, save, busy } = profile;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    void save();
  };
  return (
    <Card as="section" pad="l" aria-labelledby="profile-title">
      <form ref={form} noValidate onSubmit={send} className={css.form}>
        <Display as="h2" size={24} id="profile-title">
          {t.yourDetails}
        </Display>
        <TextField
          label={more.name}
          autoComplete="name"
          maxLength={80}
          value={typed.name}
          error={errorOf('name')}
          onChange={(event) => put({ name: event.target.value })}
        />
        <EmailField customer={customer} profile={profile} />
        <MobileField
          value={customer.mobile}
          home={customer.country_code}
          error={errorOf('mobile')}
          onChange={(mobile) => put({ mobile })}
        />
        <ConfirmMobile customer={customer} />
        <AboutYou customer={customer} profile={profile} />
        <Button type="submit" wide busy={busy}>
          {more.save}
        </Button>
      </form>
    </Card>
  );
}
