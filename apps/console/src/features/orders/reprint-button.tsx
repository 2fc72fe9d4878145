import { Button } from '@servery/ui/actions/button';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { useMutation } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { t } from '#features/orders/texts.ts';
import { sayBad, sayGood } from '#toasts/toaster.ts';

/** Every docket of the order once more, at the printers of their stations; they say COPY. */
export function ReprintButton({ orderId, className }: { orderId: string; className: string | undefined }) {
  const reprint = useMutation({
    mutationFn: () => callOrThrow('ConsoleOrder.reprint', { order_id: orderId }),
    networkMode: 'always',
    onSuccess: ({ papers }) => sayGood(t.reprinting({ count: papers })),
    onError: (error) => sayBad(error.message, 'reprint'),
  });
  return (
    <Button
      kind="quiet"
      size="s"
      icon={<IconPrinter />}
      busy={reprint.isPending}
      className={className}
      onClick={() => reprint.mutate()}
    >
      {t.reprint}
    </Button>
  );
}
