import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands } from '#brand/brands';
import type { LoadedBrand } from '#brand/read-brand';
import { PLAIN_VOICE } from '#brand/speak';
import { isUploadFile } from '@servery/domain/media/pictures';
import type { Voice } from '@servery/domain/texts/catalogue';
import type { Pictures } from '#media/pictures';
import { type Files, filesIn, madePage, type StaticFile, uploadedFile } from '#pages/files';
import { brandPictures } from '#pages/brand-pictures';
import { noShop } from '#pages/no-shop';
import { sendFile } from '#pages/send-file';
import { inScript } from '#pages/shell';

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found');

/** A page of a brand's own, which its landing page may show in a frame: words and pictures, and no scripts. */
const BRAND_PAGE = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups',
].join('; ');

type Star = { Params: { '*': string } };

const serve =
  (files: Pick<Files, 'get'>, hashed: boolean) => (request: FastifyRequest<Star>, reply: FastifyReply) => {
    const file = files.get(request.params['*'])?.();
    if (file?.type.startsWith('text/html')) reply.header('content-security-policy', BRAND_PAGE);
    return file ? sendFile(request, reply, { file, hashed }) : notFound(reply);
  };

const MADE = /-\d+\.webp$/;

/** Of a brand's folder what is there to be seen or heard; not its settings, its texts, nor what a tool left in it. */
const SHOWN = /^(?!.*(?:^|\/)\.).+\.(?:html|ico|jpe?g|mp3|png|svg|webp|woff2)$/i;
const shown = (files: Files): Files => new Map([...files].filter(([name]) => SHOWN.test(name)));

/** A picture that no build made smaller yet is served as it is. */
function withOriginals(files: Files): Pick<Files, 'get'> {
  const originals = new Map([...files].map(([name, file]) => [name.replace(/\.\w+$/, ''), file]));
  return {
    get: (name) => files.get(name) ?? (MADE.test(name) ? originals.get(name.replace(MADE, '')) : undefined),
  };
}

/** The console's page with what the brand of the address calls things. */
function spokenPages(brands: Brands): (index: StaticFile, host: string) => StaticFile {
  const made = new WeakMap<Voice, StaticFile>();
  return (index, host) => {
    const voice = brands.byHost(host) ?? PLAIN_VOICE;
    const { texts, language } = voice;
    const page =
      made.get(voice) ??
      madePage(
        index.plain
          .toString()
          .replace('lang="en-AU"', () => `lang="${language}"`)
          .replace(
            '</head>',
            () =>
              `<script type="application/json" id="voice">${inScript(JSON.stringify({ texts, language }))}</script></head>`,
          ),
      );
    made.set(voice, page);
    return page;
  };
}

type App = {
  folder: string;
  pageFor: (index: StaticFile, host: string) => StaticFile;
  /** Whether there is nothing behind an address yet. */
  isNothing?: (name: string) => boolean;
};

/** A single-page app below a path: its files, and its index for every other address there. */
function appAt(app: FastifyInstance, path: string, { folder, pageFor, isNothing }: App): void {
  const files = filesIn(folder);
  const index = files.get('index.html');
  if (!index) return;
  app.get(path, (_request, reply) => reply.redirect(`${path}/`, 308));
  app.get<Star>(`${path}/*`, (request, reply) => {
    const name = request.params['*'];
    const file = files.get(name)?.();
    if (file && name !== 'index.html')
      return sendFile(request, reply, { file, hashed: name.startsWith('assets/') });
    if (name.startsWith('assets/')) return notFound(reply);
    if (isNothing?.(name)) return noShop(reply);
    reply
      .header(
        'content-security-policy',
        "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; form-action 'self'; object-src 'none'; base-uri 'none'",
      )
      .header('x-frame-options', 'DENY')
      .header('cross-origin-opener-policy', 'same-origin');
    return sendFile(request, reply, { file: pageFor(index(), request.host), hashed: false, isPage: true });
  });
}

type Places = { root: string; brandsDir: string; brands: Brands; pictures: Pick<Pictures, 'read'> };
type OfBrand = { Params: { '*': string; code: string } };

/** The dishes that come with the product, for menus of brands that have no folder. */
const LIBRARY = 'demo';
const IN_LIBRARY = /^pics\//;

const folderOf = ({ root, brandsDir }: Places, code: string): Files =>
  new Map([...shown(filesIn(join(brandsDir, code))), ...filesIn(join(root, 'dist/media', code))]);

/** Held once for all of those brands. */
const libraryOf = (places: Places): Files => {
  const files = folderOf({ ...places, brandsDir: join(places.root, 'brands') }, LIBRARY);
  return new Map([...files].filter(([name]) => IN_LIBRARY.test(name)));
};

/** The pictures of a brand's folder, and what the build made of them, once somebody asks for one. */
function mediaRoute(app: FastifyInstance, places: Places): void {
  const kept = new WeakMap<LoadedBrand, Pick<Files, 'get'>>();
  const library = libraryOf(places);
  /** Of its folder, where it has one; else of the library, with a logo that is drawn of its name. */
  const findMedia = (code: string, brand: LoadedBrand): Files => {
    const own = folderOf(places, code);
    return own.size > 0 ? own : new Map([...library, ...brandPictures(brand)]);
  };
  const mediaOf = (code: string, brand: LoadedBrand): Pick<Files, 'get'> => {
    const files = kept.get(brand) ?? withOriginals(findMedia(code, brand));
    kept.set(brand, files);
    return files;
  };
  app.get<OfBrand>('/media/:code/*', async (request, reply) => {
    const { code, '*': name } = request.params;
    // Only of a brand that there is: no folder is looked into by what somebody asks for.
    const brand = places.brands.byCode(code);
    if (!brand) return notFound(reply);
    if (!isUploadFile(name)) return serve(mediaOf(code, brand), false)(request, reply);
    const bytes = await places.pictures.read(code, name);
    return bytes
      ? sendFile(request, reply, { file: uploadedFile(bytes, name), hashed: true })
      : notFound(reply);
  });
}

const SET_UP = 'set-up';

export function staticRoutes(app: FastifyInstance, places: Places & { gallery: boolean }): void {
  const dist = (name: string) => join(places.root, name, 'dist');
  app.get<Star>('/assets/*', serve(filesIn(join(dist('apps/order'), 'assets')), true));
  mediaRoute(app, places);
  appAt(app, '/console', {
    folder: dist('apps/console'),
    pageFor: spokenPages(places.brands),
    isNothing: (name) => places.brands.all.length === 0 && name !== SET_UP,
  });
  if (places.gallery) appAt(app, '/ui', { folder: dist('packages/ui'), pageFor: (index) => index });
}
