import type { SetUpDraft } from '@servery/contract/entities/set-up';
import { TextField, type TextFieldProps } from '@servery/ui/inputs/field';
import { Checkbox } from '@servery/ui/inputs/check';
import { useState } from 'react';
import { NoMail } from '#parts/no-mail.tsx';
import css from './set-up.module.css';
import { useSaveStep } from '#features/set-up/state/use-set-up.ts';
import { StepForm } from '#features/set-up/step-form.tsx';
import type { StepProps } from '#features/set-up/step-props.ts';
import { t } from '#features/set-up/texts.ts';

const NEEDED = { venue_name: t.enterVenueName, owner_name: t.enterOwnerName, email: t.enterEmail } as const;
type Needed = keyof typeof NEEDED;

type Fields = NonNullable<SetUpDraft['who']> & { new_password: string; confirm_password: string };
type TextName = Exclude<keyof Fields, 'gst_registered'>;

const NOBODY: Fields = {
  venue_name: '',
  organisation: '',
  abn: '',
  gst_registered: 1,
  owner_name: '',
  email: '',
  new_password: '',
  confirm_password: '',
};

type Part = { text: (name: TextName) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> };

const Business = ({ text, gst, onGst }: Part & { gst: boolean; onGst: (on: boolean) => void }) => (
  <div className={css.fields}>
    <TextField {...text('venue_name')} label={t.venueName} hint={t.venueNameHint} maxLength={120} />
    <TextField
      {...text('organisation')}
      label={t.organisation}
      aside={t.optional}
      hint={t.organisationHint}
      autoComplete="organization"
      maxLength={120}
    />
    <TextField {...text('abn')} label={t.abn} hint={t.abnHint} inputMode="numeric" maxLength={20} />
    <Checkbox checked={gst} onChange={(event) => onGst(event.target.checked)}>
      {t.gst}
    </Checkbox>
  </div>
);

const SignIn = ({ text, kept }: Part & { kept: boolean }) => (
  <div className={css.fields}>
    <TextField {...text('owner_name')} label={t.ownerName} autoComplete="name" maxLength={100} />
    <TextField {...text('email')} label={t.email} type="email" autoComplete="username" maxLength={254} />
    <TextField
      {...text('new_password')}
      label={t.password}
      hint={kept ? t.passwordKept : undefined}
      type="password"
      autoComplete="new-password"
      maxLength={200}
    />
    <TextField
      {...text('confirm_password')}
      label={t.confirmPassword}
      type="password"
      autoComplete="new-password"
      maxLength={200}
    />
  </div>
);

/** Whose venue it is, and how they sign in. */
export function WhoStep({ setUp, onSaved, onLost, onBack, onLive, peek }: StepProps) {
  const [fields, setFields] = useState<Fields>({ ...NOBODY, ...setUp.draft.who });
  const { save, busy, problem, setProblem } = useSaveStep('who', { onSaved, onLost });
  const submit = () => {
    const missing = (Object.keys(NEEDED) as Needed[]).find((name) => fields[name].trim() === '');
    if (missing) return setProblem({ field: missing, message: NEEDED[missing] });
    void save(fields);
  };
  const text: Part['text'] = (name) => ({
    name,
    value: fields[name],
    error: problem?.field === name ? problem.message : undefined,
    onChange: (event) => {
      setFields({ ...fields, [name]: event.target.value });
      if (name === 'venue_name') onLive({ name: event.target.value });
    },
  });
  const isElsewhere = problem !== undefined && !(problem.field in fields);
  return (
    <StepForm
      step="who"
      busy={busy}
      problem={isElsewhere ? problem.message : undefined}
      onBack={onBack}
      peek={peek}
      onSubmit={submit}
    >
      <Business
        text={text}
        gst={fields.gst_registered === 1}
        onGst={(on) => setFields({ ...fields, gst_registered: on ? 1 : 0 })}
      />
      {setUp.sends_mail === 0 && <NoMail />}
      <h2 className={css.part}>{t.signIn}</h2>
      <SignIn text={text} kept={setUp.draft.who !== undefined} />
    </StepForm>
  );
}
