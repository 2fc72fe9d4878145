import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { OrdersScreen } from '#features/orders/orders-screen.tsx';

export function OrdersRoute({ order }: { order?: string }) {
  const navigate = useNavigate();
  const show = (id: string | undefined) =>
    void navigate({
      to: '/orders',
      search: id === undefined ? {} : { order: id },
      replace: order !== undefined,
    });
  return <Desk>{(user) => <OrdersScreen user={user} shown={order} onShow={show} />}</Desk>;
}
