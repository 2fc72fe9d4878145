import { detailsTitle } from '@servery/domain/checkout/people';
import { Button, TextButton } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Step } from '@servery/ui/surfaces/step';
import { Text } from '@servery/ui/foundations/text';
import { type FormEvent, useRef } from 'react';
import { facts } from '#api/app-facts.ts';
import css from '#features/checkout/checkout.module.css';
import { MobileField, shownMobile } from '#features/mobile-field/index.ts';
import type { Details } from '#features/checkout/use-details.ts';
import { useShowInvalid } from '#features/checkout/use-show-invalid.ts';
import { GoText } from '#shared/links.tsx';
import { useCan } from '#shared/can.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/checkout/texts.ts';

type Props = { details: Details; home: string };

const TEXT_FIELDS = [
  { field: 'name', label: more.name, type: 'text', fill: 'name', max: 80 },
  { field: 'email', label: more.email, type: 'email', fill: 'email', max: 254 },
] as const;

function NameAndEmail({ details }: { details: Details }) {
  const can = useCan();
  return TEXT_FIELDS.filter(({ field }) => details.fields.includes(field)).map(
    ({ field, label, type, fill, max }) => (
      <TextField
        key={field}
        label={label}
        type={type}
        autoComplete={can('autofill') ? fill : 'off'}
        maxLength={max}
        value={details.typed[field]}
        error={details.errorOf(field)}
        onChange={(event) => details.set({ [field]: event.target.value })}
      />
    ),
  );
}

function Fields({ details, home }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useShowInvalid(form, details.errorsShown);
  const done = (event: FormEvent) => {
    event.preventDefault();
    if (details.check()) details.setOpen(false);
  };
  const member = details.actor === 'member';
  return (
    <form ref={form} noValidate onSubmit={done} className={css.fields}>
      <NameAndEmail details={details} />
      {details.fields.includes('mobile') && (
        <MobileField
          value={details.typed.mobile}
          home={home}
          error={details.errorOf('mobile')}
          onChange={(mobile) => details.set({ mobile })}
        />
      )}
      <Text size={15} tone="soft" className={css.fieldsNote}>
        {facts.sends_mail && (details.fields.includes('email') || member) ? `${t.receiptNote} ` : ''}
        {t.mobileNote}
      </Text>
      {!member && (
        <Button type="submit" kind="soft" size="s" className={css.fieldsDone}>
          {t.continue}
        </Button>
      )}
    </form>
  );
}

/** On a phone there is room for its first word only; the rest is still read out. */
function SignIn() {
  const [, first = '', rest = ''] = /^(\S+(?: in)?)(.*)$/.exec(facts.brand.checkout.sign_in_label) ?? [];
  return (
    <GoText to="/checkout/login">
      <span>
        {first}
        <span className={css.orCreate}>{rest}</span>
      </span>
    </GoText>
  );
}

/** Who the order is for. A guest's folds once there is nothing left to tell. */
export function DetailsStep({ details, home }: Props) {
  const { actor, open, customer } = details;
  const { name, email, mobile } = details.contact;
  const reach = [shownMobile(mobile, home), email].filter(Boolean).join(' · ');
  const action =
    actor === 'member' ? undefined : open ? (
      <SignIn />
    ) : (
      <TextButton aria-label={t.editYourDetails} onClick={() => details.setOpen(true)}>
        {t.edit}
      </TextButton>
    );
  return (
    <Step
      number={1}
      title={detailsTitle(actor)}
      state={open ? 'open' : 'done'}
      action={action}
      summary={
        <>
          <b>{name}</b>
          {reach}
        </>
      }
    >
      {actor === 'member' && <Text size={15}>{t.loggedInAs({ name: customer.name || customer.email })}</Text>}
      <Fields details={details} home={home} />
    </Step>
  );
}
