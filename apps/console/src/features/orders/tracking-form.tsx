import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { orderKey } from '#api/orders-query.ts';
import type { ShownOrder } from '#features/orders/refund-form.tsx';
import css from './order-panel.module.css';
import { t } from '#features/orders/texts.ts';
import { sayGood } from '#toasts/toaster.ts';

/** The link that whoever delivers gave to the venue; the customer follows the driver by it. */
export function TrackingForm({ shown }: { shown: ShownOrder }) {
  const client = useQueryClient();
  const [url, setUrl] = useState(shown.tracking_url);
  const save = useMutation({
    mutationFn: () => callOrThrow('ConsoleOrder.track', { order_id: shown.order.id, tracking_url: url }),
    networkMode: 'always',
    onSuccess: async ({ tracking_url: kept }) => {
      setUrl(kept);
      sayGood(kept === '' ? t.trackingRemoved : t.trackingSaved);
      await client.invalidateQueries({ queryKey: orderKey });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form aria-label={t.tracking} onSubmit={submit} noValidate className={css.tracking}>
      <TextField
        label={t.tracking}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t.trackingExample}
        maxLength={500}
        value={url}
        error={save.error?.message}
        onChange={(event) => {
          setUrl(event.target.value);
          save.reset();
        }}
      />
      <Button type="submit" kind="line" busy={save.isPending} disabled={url.trim() === shown.tracking_url}>
        {t.save}
      </Button>
    </form>
  );
}
