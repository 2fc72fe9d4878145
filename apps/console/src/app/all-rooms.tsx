import type { ConsoleUser } from '@servery/contract/entities/board';
import { LinkButton } from '@servery/ui/actions/button';
import { IconChefHat } from '@servery/ui/foundations/icon-more';
import { Rail, RailLink } from '@servery/ui/surfaces/rail';
import { createLink, useLocation } from '@tanstack/react-router';
import { Account } from '#app/account.tsx';
import { groupsOf } from '#app/rooms.ts';
import { StoreCard } from '#features/store/index.ts';
import css from './all-rooms.module.css';
import { t } from '#app/texts.ts';

const RoomLink = createLink(RailLink);
const GoButton = createLink(LinkButton);

type Props = { user: ConsoleUser; onGo: () => void };

/** Every room at once, in its groups: where there is no room for rail and list. */
export function AllRooms({ user, onGo }: Props) {
  const here = useLocation().pathname;
  return (
    <div className={css.all}>
      <Rail label={t.allPages} look="nav">
        {groupsOf(user).map(({ id, label, icon: Picture, rooms }) => (
          <fieldset key={id} aria-label={label} className={css.group}>
            {rooms.length > 1 && <p aria-hidden>{label}</p>}
            {rooms.map(({ to, label: name, icon: Own }) => (
              <RoomLink
                key={to}
                to={to}
                current={here === to}
                picture={rooms.length > 1 ? <Own /> : <Picture />}
                onClick={onGo}
              >
                {name}
              </RoomLink>
            ))}
          </fieldset>
        ))}
      </Rail>
      {user.permissions.includes('see_orders') && (
        <GoButton to="/board" kind="line" size="s" wide icon={<IconChefHat />} onClick={onGo}>
          {t.board}
        </GoButton>
      )}
      {user.permissions.includes('pause_orders') && <StoreCard user={user} />}
      <Account user={user} onGo={onGo} />
    </div>
  );
}
