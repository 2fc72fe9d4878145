import { type VenueFile, venueFile, type WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { normalForm } from '@servery/domain/venue-file/normal-form';
import type { ReadTx } from '#db/database';
import { readPoints, readZones } from '#stores/venue-file/delivery';
import { brandOfVenue, readFacts } from '#stores/venue-file/facts';
import { readFulfilment } from '#stores/venue-file/fulfilment';
import { readBlocks, readNews } from '#stores/venue-file/home';
import { readCatalogue } from '#stores/venue-file/menus';
import { readClasses, readPayments, readRewards } from '#stores/venue-file/offers';
import { readPromos } from '#stores/venue-file/promos';
import type { Held } from '#stores/venue-file/sync-rows';
import { organisationOf, readPeople } from '#stores/venue-file/team';

const items = <Item>(held: readonly Held<Item>[]): Item[] => held.map(({ item }) => item);

async function peopleOf(tx: ReadTx, venueId: number): Promise<WholeVenueFile['people']> {
  const organisationId = await organisationOf(tx, await brandOfVenue(tx, venueId));
  return organisationId === undefined ? [] : items(await readPeople(tx, { venueId, organisationId }));
}

/** A whole venue as a file. What it answers is what an import of it would take. */
export async function exportVenue(tx: ReadTx, venueId: number): Promise<WholeVenueFile> {
  const facts = await readFacts(tx, venueId);
  const at = { venueId, zone: facts.time_zone };
  const file: VenueFile = {
    version: 1,
    facts,
    fulfilment: items(await readFulfilment(tx, venueId)),
    zones: items(await readZones(tx, venueId)),
    points: items(await readPoints(tx, venueId)),
    payments: items(await readPayments(tx, venueId)),
    ...(await readCatalogue(tx, venueId)),
    promos: items(await readPromos(tx, at)),
    rewards: await readRewards(tx, venueId),
    student_classes: items(await readClasses(tx, venueId)),
    home: items(await readBlocks(tx, venueId)),
    news: items(await readNews(tx, at)),
    people: await peopleOf(tx, venueId),
  };
  return normalForm(venueFile.parse(file)) as WholeVenueFile;
}
