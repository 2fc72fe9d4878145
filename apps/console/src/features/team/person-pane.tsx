import { Button } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { type Person, placesText, type Team } from '#features/team/rules/places.ts';
import { useRemovePerson } from '#features/team/use-team.ts';
import { Pane } from '#parts/pane.tsx';
import css from './team.module.css';
import { t } from '#features/team/texts.ts';

type Props = { team: Team; person: Person; onClose: () => void };

/** One of the team: where they work, and the way out. */
export function PersonPane({ team, person, onClose }: Props) {
  const removal = useRemovePerson(person, onClose);
  return (
    <Pane title={person.name || person.email} onClose={onClose}>
      <div className={css.about}>
        <Text>{placesText(team, person) || t.noRole}</Text>
        <Text size={15} tone="soft">
          {person.email}
        </Text>
      </div>
      {person.is_me === 0 && (
        <div className={css.about}>
          <Button kind="quiet" size="s" icon={<IconTrash2 />} busy={removal.busy} onClick={removal.remove}>
            {person.invited_until > 0 ? t.takeBack : t.remove}
          </Button>
          {person.invited_until === 0 && (
            <Text size={13} tone="soft">
              {t.removeNote}
            </Text>
          )}
        </div>
      )}
    </Pane>
  );
}
