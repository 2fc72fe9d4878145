import type { ConsoleUser } from '@servery/contract/entities/board';
import type { MenuDraft } from '@servery/contract/entities/menu-editor';
import { useQuery } from '@tanstack/react-query';
import { hoursQuery } from '#api/hours-query.ts';
import { CustomerView } from '#features/hours/index.ts';

type Props = { user: ConsoleUser; draft: MenuDraft; onClose: () => void };

/** The shop as customers will meet it, at the moment at which the draft goes live or now. */
export function ShopView({ user, draft, onClose }: Props) {
  const maySee = user.permissions.includes('manage_venue');
  const { data } = useQuery({ ...hoursQuery, enabled: maySee });
  return (
    <CustomerView
      from="menu"
      zone={user.merchant.time_zone}
      types={data?.types ?? []}
      changed={[]}
      start={draft.publish_at > 0 ? draft.publish_at : undefined}
      onClose={onClose}
    />
  );
}
