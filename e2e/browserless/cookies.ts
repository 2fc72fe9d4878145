export type Cookie = {
  name: string;
  value: string;
  domain: string;
  path: string;
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Lax' | 'Strict' | 'None';
  /** Whoever names no domain means this host alone. */
  hostOnly?: boolean;
};
type Given = { name: string; value: string; url?: string; domain?: string; path?: string } & Partial<Cookie>;

const SESSION = -1;

/** The cookies of one browser, for the requests of its pages and for `document.cookie`. */
export class Cookies {
  #all: Cookie[] = [];
  readonly #now: () => number;
  constructor(now: () => number) {
    this.#now = now;
  }

  add = (cookies: readonly Given[]): void => {
    for (const { url, ...given } of cookies) {
      const at = url === undefined ? undefined : new URL(url);
      this.#put({
        domain: at?.hostname ?? '',
        hostOnly: at !== undefined,
        path: '/',
        expires: SESSION,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
        ...given,
      });
    }
  };

  #put(cookie: Cookie): void {
    const isSame = ({ name, domain, path }: Cookie) =>
      name === cookie.name && domain === cookie.domain && path === cookie.path;
    this.#all = this.#all.filter((each) => !isSame(each));
    if (cookie.expires === SESSION || cookie.expires * 1000 > this.#now()) this.#all.push(cookie);
  }

  /** A `Set-Cookie` header, or what a script wrote. */
  store(text: string, url: string): void {
    const [pair = '', ...rest] = text.split(';');
    const cut = pair.indexOf('=');
    const said = new Map(
      rest.map((part) => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim().toLowerCase(), value.trim()] as const;
      }),
    );
    const maxAge = said.get('max-age');
    const until = said.get('expires');
    const expires =
      maxAge === undefined
        ? until === undefined
          ? SESSION
          : Date.parse(until) / 1000
        : this.#now() / 1000 + Number(maxAge);
    this.#put({
      name: pair.slice(0, cut).trim(),
      value: pair.slice(cut + 1).trim(),
      domain: said.get('domain')?.replace(/^\./, '') ?? new URL(url).hostname,
      hostOnly: !said.has('domain'),
      path: said.get('path') ?? '/',
      expires,
      httpOnly: said.has('httponly'),
      secure: said.has('secure'),
      sameSite: (said.get('samesite') as Cookie['sameSite'] | undefined) ?? 'Lax',
    });
  }

  for(url: string): Cookie[] {
    const { hostname, pathname } = new URL(url);
    return this.#all.filter(
      ({ domain, hostOnly, path, expires }) =>
        (hostname === domain || (!hostOnly && hostname.endsWith(`.${domain}`))) &&
        (path === '/' || pathname === path || pathname.startsWith(path.replace(/\/?$/, '/'))) &&
        (expires === SESSION || expires * 1000 > this.#now()),
    );
  }

  all = (): Cookie[] => [...this.#all];
  clear = (only?: string): void => {
    this.#all = this.#all.filter(({ name }) => only !== undefined && name !== only);
  };
  headerFor = (url: string): string =>
    this.for(url)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  /** What a script may read. */
  readable = (url: string): string =>
    this.for(url)
      .filter(({ httpOnly }) => !httpOnly)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
}
