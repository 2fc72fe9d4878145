import type { Merchant } from '@servery/contract/entities/merchant';
import { DietaryPanel } from '#features/menu/panels/dietary-panel.tsx';
import { HistoryPanel } from '#features/menu/panels/history-panel.tsx';
import { InfoPanel } from '#features/menu/panels/info-panel.tsx';
import { PromosPanel } from '#features/menu/panels/promos-panel.tsx';
import type { Diet, MerchantTab } from '#features/menu/venue-tabs.tsx';

type Props = { tab: Exclude<MerchantTab, 'fulfilment'>; merchant: Merchant; diet: Diet };

export function MerchantPanel({ tab, merchant, diet }: Props) {
  switch (tab) {
    case 'promos':
      return <PromosPanel merchant={merchant} />;
    case 'history':
      return <HistoryPanel merchant={merchant} />;
    case 'dietary':
      return <DietaryPanel diet={diet} />;
    case 'info':
      return <InfoPanel merchant={merchant} />;
  }
}
