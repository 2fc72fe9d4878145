import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { teamQuery } from '#api/team-query.ts';
import type { Person, Team } from '#features/team/rules/places.ts';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/team/texts.ts';

type Deed = Exclude<Extract<CallName, `ConsoleTeam.${string}`>, 'ConsoleTeam.sign_ins' | 'ConsoleTeam.link'>;

/** Something is done about the team; every such call answers the team as it is then. */
export function useTeamDeed<N extends Deed>(name: N, onDone?: (team: Team) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>): Promise<CallOutput<N>> => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: (team) => {
      client.setQueryData(teamQuery.queryKey, team);
      onDone?.(team);
    },
    onError: (error) => {
      sayBad(error.message, name);
      void client.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
}

export function useRemovePerson({ id, name, email }: Person, onRemoved: () => void) {
  const restore = useTeamDeed('ConsoleTeam.restore');
  const remove = useTeamDeed('ConsoleTeam.remove', () => {
    onRemoved();
    const undo = { label: t.undo, run: () => restore.mutate({ person_id: id }) };
    sayUndoable(t.removed({ name: name || email }), undo);
  });
  return { busy: remove.isPending, remove: () => remove.mutate({ person_id: id }) };
}
