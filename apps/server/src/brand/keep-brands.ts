import { BrandError } from '#brand/brand-error';
import { type Brands, indexBrands } from '#brand/brands';
import { type BrandSource, type LoadedBrand, readBrand, readStoredBrand } from '#brand/read-brand';
import type { Database } from '#db/database';
import type { LiveBus } from '#live/bus';
import type { Log } from '#log';
import { type BrandRecord, brandRows, brandVersions, findBrand } from '#stores/brands';

/** An event can be lost with its connection: so often it is looked whether there is something new. */
const LOOK_MS = 30_000;

type Parts = {
  db: Database;
  bus: LiveBus;
  log: Log;
  known: ReadonlyMap<string, string>;
  fallback: string | undefined;
  /** The installation's own address, which shows the fallback whether or not it claims it. */
  ownHost?: string | undefined;
};
export type KeptBrands = Brands & {
  /** A brand as it would be, or a BrandError that says why not. */
  read(source: BrandSource, place: string): LoadedBrand;
  look(): Promise<void>;
  close(): void;
};

/** Every brand of the database as it is now: a change is known here as soon as it is told. */
export async function keepBrands({ db, bus, log, known, fallback, ownHost }: Parts): Promise<KeptBrands> {
  const held = new Map<string, LoadedBrand>();
  let index = indexBrands([], fallback);

  const take = (row: BrandRecord): void => {
    if (row.definition === '' || (held.get(row.code)?.version ?? -1) >= row.version) return;
    const { definition, terms, privacy, version } = row;
    try {
      const source = { definition, legal: { terms, privacy }, version };
      held.set(row.code, readStoredBrand(source, row.code, known));
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      // What was good before stays; a brand that never was has no shop. The others are not concerned.
      log.error({ brand: row.code }, error.message);
    }
  };
  const indexAll = () => {
    index = indexBrands([...held.values()], fallback);
  };
  const takeOne = async (code: string): Promise<void> => {
    const row = await db.read((tx) => findBrand(tx, code));
    if (row) take(row);
    indexAll();
  };
  const look = async (): Promise<void> => {
    for (const { code, version } of await db.read(brandVersions))
      if ((held.get(code)?.version ?? 0) < version) await takeOne(code);
  };
  const warn = (err: unknown) => log.error({ err }, 'brands could not be read');

  for (const row of await db.read(brandRows)) take(row);
  indexAll();
  const timer = setInterval(() => void look().catch(warn), LOOK_MS);
  timer.unref();
  const unhear = bus.listen((event) => {
    if (event.type === 'brand') void takeOne(event.brand_code).catch(warn);
  });
  return {
    get all() {
      return index.all;
    },
    byToken: (token) => index.byToken(token),
    byHost: (host) => index.byHost(host),
    byCode: (code) => index.byCode(code),
    read: (source, place) => {
      const brand = readBrand(source, place, known);
      // Nobody else may have it: its visitors would be theirs.
      if (ownHost !== undefined && brand.code !== fallback && brand.hosts.includes(ownHost))
        throw new BrandError(`${place}/brand.json: ${ownHost} is another brand’s address`);
      return brand;
    },
    look,
    close: () => {
      clearInterval(timer);
      unhear();
    },
  };
}
