import { Button } from '@servery/ui/actions/button';
import { IconLock } from '@servery/ui/foundations/icon-more';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useTillPerson } from '#pos/person/use-till-person.ts';
import { sayBad } from '#state/toasts.ts';
import { t } from '#pos/person/texts.ts';

/** Who is on the till, and the one tap by which the next one is asked for; the till's name where nobody is asked. */
export function WhoButton({ till }: { till: string }) {
  const { person, keep } = useTillPerson();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('TillPerson.leave', {}),
    networkMode: 'always',
    onSuccess: (result) => {
      if (result.ok) keep(result.value);
      else sayBad(result.message);
    },
  });
  if (!person || person.asks === 0 || person.name === '') return <span>{till}</span>;
  const { name } = person;
  return (
    <Button
      kind="bare"
      size="s"
      icon={<IconLock />}
      busy={isPending}
      aria-label={t.lock({ name })}
      onClick={() => mutate()}
    >
      {name}
    </Button>
  );
}
