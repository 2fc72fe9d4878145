import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#api/session-query.ts';
import { useFace } from '#app/face.ts';
import { CardsScreen } from '#features/fulfilment/cards/cards-screen.tsx';

export function CardsRoute() {
  useFace('paper');
  const { data: user } = useQuery(sessionQuery);
  return user ? <CardsScreen name={user.merchant.name} /> : null;
}
