import { Button, TextButton } from '@servery/ui/button';
import { TextField } from '@servery/ui/field';
import { Step } from '@servery/ui/step';
import { Text } from '@servery/ui/text';
import { type FormEvent, useEffect, useRef } from 'react';
import css from '#features/checkout/checkout.module.css';
import { type ContactField } from '#features/checkout/failure-route.ts';
import { shownMobile } from '#features/checkout/mobile.ts';
import { MobileField } from '#features/checkout/mobile-field.tsx';
import type { Checkout } from '#features/checkout/use-checkout.ts';
import { GoText } from '#state/links.tsx';
import { useCan } from '#variants/can.ts';

type Props = { checkout: Checkout };

function useFields({ contact }: Checkout) {
  const shown = (field: ContactField) => (contact.missing ? contact.missing.includes(field) : true);
  const errorOf = (field: ContactField) => (contact.error?.field === field ? contact.error.text : undefined);
  return { shown, errorOf };
}

function NameAndEmail({ checkout }: Props) {
  const can = useCan();
  const { contact } = checkout;
  const { shown, errorOf } = useFields(checkout);
  return (
    <>
      {shown('name') && (
        <TextField
          label="Name"
          autoComplete={can('autofill') ? 'name' : 'off'}
          maxLength={80}
          value={contact.typed.name}
          error={errorOf('name')}
          onChange={(event) => contact.set({ name: event.target.value })}
        />
      )}
      {shown('email') && (
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete={can('autofill') ? 'email' : 'off'}
          maxLength={254}
          value={contact.typed.email}
          error={errorOf('email')}
          onChange={(event) => contact.set({ email: event.target.value })}
        />
      )}
    </>
  );
}

function Fields({ checkout }: Props) {
  const { contact, merchant } = checkout;
  const { shown, errorOf } = useFields(checkout);
  const form = useRef<HTMLFormElement>(null);
  const error = contact.error;
  useEffect(() => {
    if (error)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
  }, [error]);
  const done = (event: FormEvent) => {
    event.preventDefault();
    if (contact.check()) contact.setOpen(false);
  };
  return (
    <form ref={form} noValidate onSubmit={done} className={css.fields}>
      <NameAndEmail checkout={checkout} />
      {shown('mobile') && (
        <MobileField
          value={contact.typed.mobile}
          home={merchant.locale.country_code}
          error={errorOf('mobile')}
          onChange={(mobile) => contact.set({ mobile })}
        />
      )}
      <Text size={15} tone="soft" className={css.fieldsNote}>
        Your receipt goes to your email. We only call if something is missing from your order.
      </Text>
      <Button type="submit" kind="soft" size="s" className={css.fieldsDone}>
        Continue
      </Button>
    </form>
  );
}

/** Who the order is for. It folds once there is nothing left to tell. */
export function DetailsStep({ checkout }: Props) {
  const { contact, merchant } = checkout;
  const { name, email, mobile } = contact.contact;
  const reach = [shownMobile(mobile, merchant.locale.country_code), email].filter(Boolean).join(' · ');
  const open = contact.open;
  const action = open ? (
    contact.member ? undefined : (
      <GoText to="/checkout/login">
        Sign in<span className={css.orCreate}> or Create account</span>
      </GoText>
    )
  ) : contact.member ? undefined : (
    <TextButton aria-label="Edit your details" onClick={() => contact.setOpen(true)}>
      Edit
    </TextButton>
  );
  return (
    <Step
      number={1}
      title={contact.member ? 'Welcome back' : 'Guest Checkout'}
      state={open ? 'open' : 'done'}
      action={action}
      summary={
        <>
          <b>{name}</b>
          {reach}
        </>
      }
    >
      {contact.member && <Text size={15}>Logged-in as {contact.member.name || contact.member.email}</Text>}
      <Fields checkout={checkout} />
    </Step>
  );
}
