import type { Merchant } from '@servery/contract/entities/merchant';
import type { AddressPart } from '@servery/domain/address/draft';
import { Button, TextButton } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import type { FormEvent } from 'react';
import css from '#features/address/address.module.css';
import { type AddressForm, labelOf } from '#features/address/use-address.ts';
import { useCan } from '#shared/can.ts';
import { t } from '#features/address/texts.ts';

type Field = { part: AddressPart; fill: string; max: number; numeric?: boolean };
const FIELDS: readonly Field[] = [
  { part: 'address1', fill: 'address-line1', max: 120 },
  { part: 'address2', fill: 'address-line2', max: 80 },
  { part: 'city', fill: 'address-level2', max: 80 },
  { part: 'state', fill: 'address-level1', max: 40 },
  { part: 'postcode', fill: 'postal-code', max: 10, numeric: true },
];

/** The address part by part, for when the search does not know it or may not be used. */
export function ManualFields({ merchant, form }: { merchant: Merchant; form: AddressForm }) {
  const can = useCan();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) form.confirmTyped();
  };
  return (
    <form onSubmit={submit} autoComplete={can('autofill') ? 'on' : 'off'} noValidate className={css.fields}>
      {FIELDS.map(({ part, fill, max, numeric }) => (
        <TextField
          key={part}
          label={labelOf(merchant, part)}
          aside={part === 'address2' ? 'optional' : undefined}
          maxLength={max}
          inputMode={numeric ? 'numeric' : undefined}
          autoCapitalize={part === 'state' ? 'characters' : undefined}
          autoComplete={can('autofill') ? fill : 'off'}
          value={form.address[`delivery_${part}`]}
          error={form.error?.part === part ? form.error.text : undefined}
          onChange={(event) => form.typePart(part, event.target.value)}
          className={css[part]}
        />
      ))}
      <div className={css.actions}>
        <Button type="submit" wide busy={form.busy}>
          {t.confirmAddress}
        </Button>
        {can('autofill') && (
          <TextButton pad onClick={form.goSearch}>
            {t.searchInstead}
          </TextButton>
        )}
      </div>
    </form>
  );
}
