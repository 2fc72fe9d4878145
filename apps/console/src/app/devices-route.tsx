import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { DevicesScreen, type Shown } from '#features/devices/devices-screen.tsx';

export function DevicesRoute({ printer }: { printer: Shown }) {
  const navigate = useNavigate();
  const show = (next: Shown) =>
    void navigate({
      to: '/devices',
      search: next === undefined ? {} : { printer: next },
      replace: printer !== undefined,
    });
  return <Desk>{(user) => <DevicesScreen user={user} shown={printer} onShow={show} />}</Desk>;
}
