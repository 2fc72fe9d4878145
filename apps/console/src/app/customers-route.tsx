import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { type CustomersPlace, CustomersScreen } from '#features/customers/index.ts';

export function CustomersRoute({ place }: { place: CustomersPlace }) {
  const navigate = useNavigate();
  const go = (next: CustomersPlace) =>
    void navigate({
      to: '/customers',
      search: next,
      replace: place.customer !== undefined || place.message !== undefined,
    });
  return <Desk>{(user) => <CustomersScreen user={user} place={place} onGo={go} />}</Desk>;
}
