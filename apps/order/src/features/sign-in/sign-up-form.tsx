import {
  asksForState,
  signUpCountries,
  signUpDefaults,
  statesOfAustralia,
} from '@servery/domain/identity/sign-up';
import { Button } from '@servery/ui/actions/button';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { Segmented } from '@servery/ui/choices/segmented';
import { Select } from '@servery/ui/inputs/select';
import { Text } from '@servery/ui/foundations/text';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '#features/sign-in/password-field.tsx';
import css from '#features/sign-in/sign-in.module.css';
import { problemsOf, type SignUpProblems, type SignUpTyped } from '#features/sign-in/sign-up-problems.ts';
import { useFirstProblem } from '#features/sign-in/use-first-problem.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/sign-in/texts.ts';

const nothing: SignUpTyped = {
  name: '',
  mobile: '',
  email: '',
  password: '',
  country_code: signUpDefaults.country_code,
  state: signUpDefaults.state,
};

const FIELDS = [
  { field: 'name', label: more.name, type: 'text', fill: 'name', max: 80 },
  { field: 'mobile', label: more.mobile, type: 'tel', fill: 'tel', max: 20 },
  { field: 'email', label: more.email, type: 'email', fill: 'email', max: 254 },
] as const;

type Part = {
  typed: SignUpTyped;
  problems: SignUpProblems;
  put: (change: Partial<SignUpTyped>) => void;
};

function Place({ typed, problems, put }: Part) {
  return (
    <>
      <div className={css.country}>
        <Text as="span" size={15} weight="strong">
          {more.country}
        </Text>
        <Segmented
          wide
          label={more.country}
          items={signUpCountries.map(({ id, label }) => ({ value: id, label }))}
          value={typed.country_code as (typeof signUpCountries)[number]['id']}
          onChange={(country_code) => put({ country_code })}
        />
      </div>
      {asksForState(typed.country_code) && (
        <Select
          label={t.state}
          options={statesOfAustralia.map((state) => ({ value: state, label: state }))}
          value={typed.state as (typeof statesOfAustralia)[number]}
          error={problems.state}
          onChange={(state) => put({ state })}
        />
      )}
    </>
  );
}

type Props = { busy: boolean; onSend: (typed: SignUpTyped, news: boolean) => void };

export function SignUpForm({ busy, onSend }: Props) {
  const [typed, setTyped] = useState(nothing);
  const [news, setNews] = useState(false);
  const { form, tried, setTried } = useFirstProblem();
  const problems = tried > 0 ? problemsOf(typed) : {};
  const put = (change: Partial<SignUpTyped>) => setTyped((held) => ({ ...held, ...change }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (Object.keys(problemsOf(typed)).length === 0) onSend(typed, news);
  };
  return (
    <form ref={form} noValidate onSubmit={send} className={css.form}>
      {FIELDS.map(({ field, label, type, fill, max }) => (
        <TextField
          key={field}
          label={label}
          type={type}
          autoComplete={fill}
          maxLength={max}
          value={typed[field]}
          error={problems[field]}
          onChange={(event) => put({ [field]: event.target.value })}
        />
      ))}
      <PasswordField
        label={t.password}
        aside="min. 6 characters"
        autoComplete="new-password"
        value={typed.password}
        error={problems.password}
        onChange={(password) => put({ password })}
      />
      <Place typed={typed} problems={problems} put={put} />
      <Checkbox checked={news} onChange={(event) => setNews(event.target.checked)}>
        {t.news}
      </Checkbox>
      <Button type="submit" wide busy={busy}>
        {t.signUp}
      </Button>
    </form>
  );
}
