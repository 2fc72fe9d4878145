import type { CallInput } from '@servery/contract/registry';
import { Button } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { useFulfilmentEdit } from '#features/fulfilment/use-fulfilment.ts';

type Props = {
  label: string;
  input: CallInput<'ConsoleFulfilment.remove'>;
  said: string;
  onDone: () => void;
};

/** Removes a zone or a point; one press puts it back. */
export function RemoveButton({ label, input, said, onDone }: Props) {
  const remove = useFulfilmentEdit('ConsoleFulfilment.remove');
  return (
    <Button
      kind="quiet"
      size="s"
      icon={<IconTrash2 />}
      busy={remove.isPending}
      onClick={() => remove.mutate({ input, said: { text: said, onDone } })}
    >
      {label}
    </Button>
  );
}
