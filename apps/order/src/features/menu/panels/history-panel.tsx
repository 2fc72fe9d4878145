import { isGuest } from '@servery/domain/people/roles';
import { Text } from '@servery/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { customerQuery } from '#api/queries.ts';
import css from '#features/menu/merchant-tabs.module.css';
import { GoText } from '#state/links.tsx';

export function HistoryPanel() {
  const { data: customer } = useQuery(customerQuery());
  const here = useLocation({ select: (location) => location.pathname });
  return (
    <div className={css.panelBody}>
      {customer && !isGuest(customer) ? (
        <Text tone="soft">Orders that you place from now on can be repeated here.</Text>
      ) : (
        <GoText to="/login" search={{ next: here }}>
          Sign in to repeat previous orders
        </GoText>
      )}
    </div>
  );
}
