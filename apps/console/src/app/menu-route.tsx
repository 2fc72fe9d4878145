import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { menuPlace } from '#app/menu-place.ts';
import { type MenuPlace, MenuScreen } from '#features/menu/index.ts';
import { StockScreen } from '#features/stock/index.ts';

/** Those who may change the menu do; the others say what is sold out. */
export function MenuRoute({ place }: { place: MenuPlace }) {
  const navigate = useNavigate();
  const go = (next: MenuPlace) =>
    void navigate({
      to: '/menu',
      search: menuPlace(next),
      // From one product to the next is no step to go back by.
      replace: place.product !== undefined || place.pane !== undefined,
    });
  return (
    <Desk>
      {(user) =>
        user.permissions.includes('manage_menu') ? (
          <MenuScreen user={user} place={place} onGo={go} />
        ) : (
          <StockScreen />
        )
      }
    </Desk>
  );
}
