import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { OrdersScreen } from '#features/orders/orders-screen.tsx';

export function OrdersRoute({ order, edit = false }: { order?: string; edit?: boolean }) {
  const navigate = useNavigate();
  const show = (id: string | undefined, editing = false) =>
    void navigate({
      to: '/orders',
      search: id === undefined ? {} : { order: id, ...(editing && { edit: true as const }) },
      replace: order !== undefined,
    });
  return <Desk>{(user) => <OrdersScreen user={user} shown={order} editing={edit} onShow={show} />}</Desk>;
}
