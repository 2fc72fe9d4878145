import { TextField } from '@servery/ui/inputs/field';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconEye, IconEyeOff } from '@servery/ui/foundations/icon-more';
import { useState } from 'react';
import { t } from '#features/sign-in/texts.ts';

type Props = {
  label: string;
  name: string;
  fill: 'current-password' | 'new-password';
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

export function PasswordField({ label, name, fill, value, error, onChange }: Props) {
  const [seen, setSeen] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={seen ? 'text' : 'password'}
      autoComplete={fill}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      after={
        <IconButton
          label={seen ? t.hidePassword : t.showPassword}
          icon={seen ? <IconEyeOff /> : <IconEye />}
          onClick={() => setSeen(!seen)}
        />
      }
    />
  );
}
