import type { Unprinted } from '@servery/contract/entities/board';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { Banner } from '@servery/ui/feedback/notice';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { boardQuery } from '#api/board-query.ts';
import { callOrThrow } from '#api/call.ts';
import { unprintedText } from '#features/board/rules/unprinted-text.ts';
import { t } from '#features/board/texts.ts';
import { sayBad } from '#toasts/toaster.ts';

const ShowLink = createLink(LinkButton);

function useSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOrThrow('ConsolePrinting.seen', {}),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: boardQuery.queryKey }),
    onError: (error) => sayBad(error.message, 'printing'),
  });
}

/** A docket that did not come out of its printer: nobody makes what nobody has read. */
export function UnprintedBanner({ unprinted, maySee }: { unprinted: readonly Unprinted[]; maySee: boolean }) {
  const seen = useSeen();
  const [first] = unprinted;
  if (!first) return null;
  const toShow = unprinted.find(
    ({ moved, cancelled, order_id }) => moved === 0 && cancelled === 0 && order_id !== '',
  );
  return (
    <Banner
      tone="bad"
      icon={<IconPrinter />}
      actions={
        <>
          {toShow && (
            <ShowLink to="/print/$id" params={{ id: toShow.order_id }} kind="raised" size="s">
              {t.showDocket({ number: toShow.number })}
            </ShowLink>
          )}
          {maySee && (
            <Button kind="raised" size="s" busy={seen.isPending} onClick={() => seen.mutate()}>
              {t.gotIt}
            </Button>
          )}
        </>
      }
    >
      <b>{t.notPrinted({ count: unprinted.length })}</b> {unprintedText(unprinted)}
    </Banner>
  );
}
