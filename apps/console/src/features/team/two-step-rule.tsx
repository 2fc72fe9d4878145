import { Text } from '@servery/ui/foundations/text';
import { Switch } from '@servery/ui/inputs/check';
import type { Team } from '#features/team/rules/places.ts';
import { useTeamDeed } from '#features/team/use-team.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './team.module.css';
import { t } from '#features/team/texts.ts';

/** Whether everybody signs in with two steps, and how many do. */
export function TwoStepRule({ team }: { team: Team }) {
  const set = useTeamDeed('ConsoleTeam.require_two_step', (after) =>
    sayGood(after.two_step_required === 1 ? t.twoStepRequired : t.twoStepOptional),
  );
  const joined = team.people.filter(({ invited_until }) => invited_until === 0);
  const count = joined.filter(({ two_step }) => two_step === 1).length;
  const now = set.isPending ? set.variables.on === 1 : team.two_step_required === 1;
  return (
    <section aria-label={t.requireTwoStep} className={css.rule}>
      <Switch
        label={t.requireTwoStep}
        checked={now}
        disabled={set.isPending}
        onChange={(on) => set.mutate({ on: on ? 1 : 0 })}
      />
      <Text size={13} tone="soft">
        {(now ? t.requiredNote : t.requireNote)({ count, of: joined.length })}
      </Text>
    </section>
  );
}
