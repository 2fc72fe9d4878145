import type { LoadedBrand } from '#brand/read-brand';

export type Brands = {
  readonly all: readonly LoadedBrand[];
  byToken(token: string): LoadedBrand | undefined;
  /** Whose shop is at an address; nobody's where no brand claims it and none answers for the rest. */
  byHost(host: string): LoadedBrand | undefined;
  byCode(code: string): LoadedBrand | undefined;
};

/** Brands that are found by what calls and pages know of them. `fallback` answers on hosts that no brand claims. */
export function indexBrands(all: readonly LoadedBrand[], fallback?: string): Brands {
  const tokens = new Map(all.map((brand) => [brand.token, brand]));
  const codes = new Map(all.map((brand) => [brand.code, brand]));
  const hosts = new Map(
    all.flatMap((brand) => brand.hosts.map((host) => [host.toLowerCase(), brand] as const)),
  );
  const other = fallback === undefined ? undefined : codes.get(fallback);
  return {
    all,
    byToken: (token) => tokens.get(token),
    byHost: (host) => hosts.get(host.replace(/\.?(?::\d+)?$/, '').toLowerCase()) ?? other,
    byCode: (code) => codes.get(code),
  };
}
