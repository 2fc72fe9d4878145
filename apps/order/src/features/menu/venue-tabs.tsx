import type { Merchant } from '@servery/contract/entities/merchant';
import { IconInfo } from '@servery/ui/foundations/icon';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { TabPanel, Tabs } from '@servery/ui/choices/tabs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DietaryKey } from '@servery/contract/entities/menu';
import css from '#features/menu/venue-tabs.module.css';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/menu/texts.ts';

const MerchantPanel = lazy(async () => ({
  default: (await import('#features/menu/venue-panel.tsx')).MerchantPanel,
}));

export type MerchantTab = 'fulfilment' | 'promos' | 'history' | 'dietary' | 'info';
export type Diet = { chosen: ReadonlySet<DietaryKey>; toggle: (key: DietaryKey) => void };

function tabsOf(merchant: Merchant) {
  const promos = merchant.promos.length;
  return [
    { id: 'fulfilment' as const, label: t.fulfilment },
    ...(promos > 0 || merchant.menu.allow_promo_codes
      ? [{ id: 'promos' as const, label: t.promos, count: promos > 0 ? promos : undefined }]
      : []),
    { id: 'history' as const, label: t.history },
    ...(merchant.menu.show_dietary_info ? [{ id: 'dietary' as const, label: t.dietary }] : []),
    { id: 'info' as const, label: null, name: t.aboutThisStore, icon: <IconInfo />, end: true },
  ];
}

type Props = { merchant: Merchant; diet: Diet; children: ReactNode };

/** `children` is the first tab: how and when. */
export function MerchantTabs({ merchant, diet, children }: Props) {
  const [tab, setTab] = useState<MerchantTab>('fulfilment');
  return (
    <>
      <Tabs
        label={t.storeDetails}
        items={tabsOf(merchant)}
        value={tab}
        onChange={setTab}
        panels="store"
        className={css.tabs}
      />
      <TabPanel panels="store" id={tab} className={css.panel}>
        {tab === 'fulfilment' ? (
          children
        ) : (
          <Suspense
            fallback={
              <Loading label={common.loading} className={css.loading}>
                <Skeleton shape="title" />
                <Skeleton />
              </Loading>
            }
          >
            <MerchantPanel tab={tab} merchant={merchant} diet={diet} />
          </Suspense>
        )}
      </TabPanel>
    </>
  );
}
