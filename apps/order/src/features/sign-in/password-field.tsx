import { TextButton } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { t } from '#features/sign-in/texts.ts';

type Props = {
  label: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
  /** What a password manager may do with it. */
  autoComplete: 'current-password' | 'new-password';
  aside?: string;
};

/** A password that can be looked at: on a phone nobody types one blindly. */
export function PasswordField({ onChange, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      after={
        <TextButton aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t.show}
          <span className="visually-hidden"> {rest.label.toLowerCase()}</span>
        </TextButton>
      }
    />
  );
}
