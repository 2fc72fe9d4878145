import { Button } from '@servery/ui/actions/button';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconQrCode } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Dialog } from '@servery/ui/overlays/sheet';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { OrderCode } from '#features/paper-receipt/index.ts';
import css from './member-code.module.css';
import { t } from '#features/account/texts.ts';

/** A new one in good time: one that is being shown is never too old. */
const RENEW_MS = 5 * 60_000;
const codeQuery = queryOptions({
  queryKey: laterKeys.memberCode,
  queryFn: async () => (await answerOf('MemberCode', {})).code,
  staleTime: 0,
  gcTime: 0,
  refetchInterval: RENEW_MS,
});

function Code() {
  const { data: code } = useQuery(codeQuery);
  if (!code)
    return (
      <Loading label={t.loadingYourCode}>
        <Skeleton shape="block" height="280px" />
      </Loading>
    );
  return (
    <figure aria-label={t.yourCode} data-code={code} className={css.frame}>
      <OrderCode link={code} className={css.code} />
    </figure>
  );
}

/** What a member shows at the counter, so that the points are theirs. */
export function MemberCode() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" shape="block" wide icon={<IconQrCode />} onClick={() => setOpen(true)}>
        {t.showMyCode}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.yourCode}>
        {open ? <Code /> : null}
        <Text tone="soft">{t.codeNote}</Text>
      </Dialog>
    </>
  );
}
