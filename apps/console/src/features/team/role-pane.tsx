import type { Permission } from '@servery/contract/permissions';
import { Button } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import type { Role } from '#features/team/rules/places.ts';
import { RIGHTS, rightName } from '#parts/rights.ts';
import { useTeamDeed } from '#features/team/use-team.ts';
import { Pane } from '#parts/pane.tsx';
import { Ticks } from '#parts/ticks.tsx';
import { sayGood } from '#toasts/toaster.ts';
import { t } from '#features/team/texts.ts';

type Props = { role: Role | undefined; onClose: () => void };

/** A role of the organisation's own: its name, and what it may do, by tick. */
export function RolePane({ role, onClose }: Props) {
  const [name, setName] = useState(role?.name ?? '');
  const [rights, setRights] = useState<readonly Permission[]>(role?.permissions ?? ['see_orders']);
  const [tried, setTried] = useState(false);
  const save = useTeamDeed('ConsoleTeam.save_role', () => {
    sayGood(t.roleSaved({ name: name.trim() }));
    onClose();
  });
  const remove = useTeamDeed('ConsoleTeam.remove_role', () => {
    sayGood(t.roleRemoved({ name: role?.name ?? '' }));
    onClose();
  });
  const submit = () => {
    setTried(true);
    if (name.trim() === '') return;
    save.mutate({ ...(role && { code: role.code }), name: name.trim(), permissions: [...rights] });
  };
  const foot = (
    <Button type="submit" size="s" busy={save.isPending}>
      {role ? t.save : t.add}
    </Button>
  );
  return (
    <Pane title={role?.name ?? t.newRole} onClose={onClose} foot={foot} onSubmit={submit}>
      <TextField
        label={t.roleName}
        look="inset"
        value={name}
        maxLength={40}
        error={tried && name.trim() === '' ? t.roleNameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Ticks label={t.mayDo} all={RIGHTS} nameOf={rightName} chosen={rights} onChange={setRights} />
      {role && (
        <Button
          kind="quiet"
          size="s"
          icon={<IconTrash2 />}
          busy={remove.isPending}
          onClick={() => remove.mutate({ code: role.code })}
        >
          {t.removeRole}
        </Button>
      )}
    </Pane>
  );
}
