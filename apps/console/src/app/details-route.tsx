import { Desk } from '#app/desk.tsx';
import { DetailsScreen } from '#features/details/index.ts';

export const DetailsRoute = () => <Desk>{(user) => <DetailsScreen user={user} />}</Desk>;
