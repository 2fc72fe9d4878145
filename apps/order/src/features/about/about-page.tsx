import type { Merchant } from '@servery/contract/entities/merchant';
import { networkError, texts } from '@servery/domain/messages/texts';
import { IconMapPin, IconPhone } from '@servery/ui/foundations/icon';
import { IconMail } from '@servery/ui/foundations/icon-more';
import { List, ListLink, ListRow } from '@servery/ui/surfaces/list';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { merchantQuery } from '#api/queries.ts';
import { AboutFacts, aboutWords } from '#features/about/about-facts.tsx';
import css from '#features/about/about.module.css';
import {
  HoursList,
  LoadFailed,
  Screen,
  ScreenTitle,
  SiteHeader,
  telLink,
  useTitle,
} from '#features/shell/index.ts';
import { useVenueSlug } from '#state/venue-slug.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/about/texts.ts';

function Venue({ venue }: { venue: Merchant }) {
  const { support_email } = facts.brand.words;
  return (
    <>
      <List label={t.contact}>
        <ListRow
          icon={<IconMapPin />}
          tone="accent"
          title={venue.address1}
          note={`${venue.suburb} ${venue.state} ${venue.postcode}`}
        />
        <ListLink icon={<IconPhone />} tone="accent" title={venue.phone} href={telLink(venue.phone)} />
        <ListLink icon={<IconMail />} tone="accent" title={support_email} href={`mailto:${support_email}`} />
      </List>
      <section aria-label={texts.openingTimes} className={css.part}>
        <Display size={24}>{texts.openingTimes}</Display>
        <HoursList merchant={venue} />
      </section>
    </>
  );
}

export function AboutPage() {
  const title = t.about({ name: facts.brand.name });
  const merchant = useQuery(merchantQuery(useVenueSlug()));
  useTitle(title);
  return (
    <Screen header={<SiteHeader />}>
      <div className={css.page}>
        <ScreenTitle>{title}</ScreenTitle>
        <Text tone="soft" size={20}>
          {aboutWords()}
        </Text>
        {merchant.data ? (
          <Venue venue={merchant.data} />
        ) : merchant.error ? (
          <LoadFailed
            error={merchant.error}
            title={t.storeFailed}
            whenNoAnswer={networkError('ME1')}
            retry={() => void merchant.refetch()}
          />
        ) : (
          <Loading label={common.loading}>
            <Skeleton shape="block" height="240px" />
          </Loading>
        )}
        <AboutFacts />
        {merchant.data && (
          <Text size={15} tone="soft">
            {t.abn({ abn: merchant.data.abn })}
          </Text>
        )}
      </div>
    </Screen>
  );
}
