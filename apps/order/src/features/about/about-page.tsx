import { networkError } from '@servery/domain/messages/texts';
import { IconGlobe, IconMail, IconMapPin, IconPhone } from '@servery/ui/icon';
import { List, ListLink, ListRow } from '@servery/ui/list';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { Display, Text } from '@servery/ui/text';
import { useQuery } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { merchantQuery } from '#api/queries.ts';
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

export function AboutPage() {
  const { brand } = facts;
  const merchant = useQuery(merchantQuery(useVenueSlug()));
  useTitle(`About ${brand.name}`);
  const venue = merchant.data;
  return (
    <Screen header={<SiteHeader />}>
      <div className={css.page}>
        <ScreenTitle>{`About ${brand.name}`}</ScreenTitle>
        <Text tone="soft" size={20}>
          {brand.words.tagline}
        </Text>
        {venue ? (
          <>
            <List label="Contact">
              <ListRow
                icon={<IconMapPin />}
                tone="accent"
                title={venue.address1}
                note={`${venue.suburb} ${venue.state} ${venue.postcode}`}
              />
              <ListLink icon={<IconPhone />} tone="accent" title={venue.phone} href={telLink(venue.phone)} />
              <ListLink
                icon={<IconMail />}
                tone="accent"
                title={brand.words.support_email}
                href={`mailto:${brand.words.support_email}`}
              />
              <ListLink icon={<IconGlobe />} tone="accent" title="Website" href={brand.words.website} />
            </List>
            <section aria-label="Opening Times" className={css.part}>
              <Display size={24}>Opening Times</Display>
              <HoursList merchant={venue} />
            </section>
            <Text size={15} tone="soft">
              ABN {venue.abn} · {brand.words.credit}
            </Text>
          </>
        ) : merchant.error ? (
          <LoadFailed
            error={merchant.error}
            title="This page did not load"
            whenNoAnswer={networkError('ME1')}
            retry={() => void merchant.refetch()}
          />
        ) : (
          <Loading label="Loading">
            <Skeleton shape="block" height="240px" />
          </Loading>
        )}
      </div>
    </Screen>
  );
}
