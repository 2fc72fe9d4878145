import type { Customer } from '@servery/contract/entities/customer';
import { texts } from '@servery/domain/messages/texts';
import { IconMail } from '@servery/ui/foundations/icon-more';
import { Switch } from '@servery/ui/inputs/check';
import { Card } from '@servery/ui/surfaces/card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { call } from '#api/call.ts';
import { keys } from '#api/query-keys.ts';
import css from '#features/account/how-you-pay.module.css';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/account/texts.ts';

/** Whether a member wants news of the brand: off until they say so, and saved with the tap. */
export function NewsCard({ customer }: { customer: Customer }) {
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (wants: boolean) => call('NewsChoice', { wants: wants ? 1 : 0 }),
    networkMode: 'always',
    onSuccess: (result, wants) => {
      if (!result.ok) return void sayFailure(result, texts.tryAgain);
      client.setQueryData(keys.customer, result.value.customer);
      sayGood(wants ? t.newsOn : t.newsOff);
    },
  });
  const on = choose.isPending ? choose.variables : customer.wants_news === 1;
  return (
    <Card as="section" pad="l" aria-label={t.newsByEmail}>
      <div className={css.line}>
        <IconMail />
        <p>
          <b>{t.newsByEmail}</b>
          <small>{t.newsNote({ brand: facts.brand.name })}</small>
        </p>
        <Switch
          label={t.newsByEmail}
          hideLabel
          checked={on}
          disabled={choose.isPending}
          onChange={(next) => choose.mutate(next)}
        />
      </div>
    </Card>
  );
}
