import { TextArea, TextField } from '@servery/ui/inputs/field';
import { canBeMailed } from '#features/gifts/can-be-mailed.ts';
import { t } from '#features/gifts/texts.ts';

type Written = { email: string; message: string };
type Props = {
  value: Written;
  hint?: string;
  /** Somebody has tried to go on: what is wrong is said. */
  tried: boolean;
  onChange: (wanted: Partial<Written>) => void;
};

/** Where a voucher is mailed to, and what is said with it. */
export const MailFields = ({ value, hint, tried, onChange }: Props) => (
  <>
    <TextField
      label={t.email}
      look="inset"
      type="email"
      hint={hint}
      value={value.email}
      error={tried && !canBeMailed(value.email) ? t.badEmail : undefined}
      onChange={({ target }) => onChange({ email: target.value })}
    />
    <TextArea
      label={t.message}
      look="inset"
      maxLength={300}
      rows={2}
      value={value.message}
      onChange={({ target }) => onChange({ message: target.value })}
    />
  </>
);
