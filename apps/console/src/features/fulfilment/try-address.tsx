import { dollars } from '@servery/domain/money';
import { TextField } from '@servery/ui/inputs/field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { triedAddressKey } from '#api/fulfilment-query.ts';
import css from './fulfilment.module.css';
import { t } from '#features/fulfilment/texts.ts';

/** What a customer would be told at checkout, while it is typed. */
export function TryAddress() {
  const [typed, setTyped] = useState('');
  const address = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: [...triedAddressKey, address],
    queryFn: ({ signal }) => callOrThrow('ConsoleFulfilment.try_address', { address }, signal),
    enabled: address !== '',
    placeholderData: keepPreviousData,
  });
  const said = address === '' ? undefined : data;
  return (
    <section aria-label={t.tryAddress} className={css.try}>
      <TextField
        label={t.tryAddress}
        look="inset"
        placeholder={t.tryExample}
        maxLength={300}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p aria-live="polite" data-bad={(said && said.error !== '') || undefined}>
        {said && said.error !== '' && said.error}
        {said && said.error === '' && (
          <>
            <b>{said.zone || said.postcode}</b>
            <span>{t.tried({ fee: dollars(said.fee), minutes: said.minutes })}</span>
            {said.minimum !== '0.00' && <span>{t.triedMinimum({ minimum: dollars(said.minimum) })}</span>}
          </>
        )}
      </p>
    </section>
  );
}
