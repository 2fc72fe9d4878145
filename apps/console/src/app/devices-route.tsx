import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { DevicesScreen, type Shown } from '#features/devices/devices-screen.tsx';

export function DevicesRoute({ shown }: { shown: Shown }) {
  const navigate = useNavigate();
  const isOpen = shown.printer !== undefined || shown.screen !== undefined;
  const show = (search: Shown) => void navigate({ to: '/devices', search, replace: isOpen });
  return <Desk>{(user) => <DevicesScreen user={user} shown={shown} onShow={show} />}</Desk>;
}
