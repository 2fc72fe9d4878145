import type { KeyPermission } from '@servery/contract/key-calls';
import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { failureOf } from '#api/call.ts';
import { useApiDeed } from '#features/api/use-api.ts';
import { rightName } from '#parts/rights.ts';
import { Pane } from '#parts/pane.tsx';
import { Ticks } from '#parts/ticks.tsx';
import { t } from '#features/api/texts.ts';

type Props = { mayGive: readonly KeyPermission[]; onMade: (secret: string) => void; onClose: () => void };

/** A new key: what it is for, and what it may do, by tick. */
export function KeyPane({ mayGive, onMade, onClose }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [rights, setRights] = useState<readonly KeyPermission[]>([]);
  const [tried, setTried] = useState(false);
  const make = useApiDeed('ConsoleApiKeys.make', ({ secret }) => onMade(secret));
  const refused = failureOf(make.error)?.details.field === 'password' ? make.error?.message : undefined;
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || rights.length === 0 || password === '') return;
    make.mutate({ name: name.trim(), permissions: [...rights], password });
  };
  const foot = (
    <Button type="submit" size="s" busy={make.isPending}>
      {t.makeKey}
    </Button>
  );
  return (
    <Pane title={t.newKey} onClose={onClose} foot={foot} onSubmit={submit}>
      <TextField
        label={t.name}
        look="inset"
        hint={t.nameHint}
        value={name}
        maxLength={60}
        error={tried && name.trim() === '' ? t.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Ticks
        label={t.mayDo}
        all={mayGive}
        nameOf={rightName}
        chosen={rights}
        error={tried && rights.length === 0 ? t.mayMissing : undefined}
        onChange={setRights}
      />
      <TextField
        label={t.password}
        look="inset"
        type="password"
        autoComplete="current-password"
        value={password}
        maxLength={200}
        error={refused ?? (tried && password === '' ? t.passwordMissing : undefined)}
        onChange={({ target }) => {
          make.reset();
          setPassword(target.value);
        }}
      />
    </Pane>
  );
}
