import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands } from '#brand/brands';
import { PLAIN_VOICE } from '#brand/speak';
import { isUploadFile } from '@servery/domain/media/pictures';
import type { Voice } from '@servery/domain/texts/catalogue';
import type { Pictures } from '#media/pictures';
import { type Files, filesIn, madePage, type StaticFile, uploadedFile } from '#pages/files';
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

type App = { folder: string; pageFor: (index: StaticFile, host: string) => StaticFile };

/** A single-page app below a path: its files, and its index for every other address there. */
function appAt(app: FastifyInstance, path: string, { folder, pageFor }: App): void {
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
    reply
      .header(
        'content-security-policy',
        "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; form-action 'self'; object-src 'none'; base-uri 'none'",
      )
      .header('x-frame-options', 'DENY')
      .header('cross-origin-opener-policy', 'same-origin');
    return sendFile(request, reply, { file: pageFor(index(), request.host), hashed: false }).header(
      'cache-control',
      'no-cache',
    );
  });
}

type Places = { root: string; brandsDir: string; brands: Brands; pictures: Pick<Pictures, 'read'> };
type OfBrand = { Params: { '*': string; code: string } };

/** The pictures of a brand's folder, and what the build made of them, once somebody asks for one. */
function mediaRoute(app: FastifyInstance, { root, brandsDir, brands, pictures }: Places): void {
  const kept = new Map<string, Pick<Files, 'get'>>();
  const mediaOf = (code: string): Pick<Files, 'get'> => {
    const files =
      kept.get(code) ??
      withOriginals(
        new Map([...shown(filesIn(join(brandsDir, code))), ...filesIn(join(root, 'dist/media', code))]),
      );
    kept.set(code, files);
    return files;
  };
  app.get<OfBrand>('/media/:code/*', async (request, reply) => {
    const { code, '*': name } = request.params;
    // Only of a brand that there is: no folder is looked into by what somebody asks for.
    if (!brands.byCode(code)) return notFound(reply);
    if (!isUploadFile(name)) return serve(mediaOf(code), false)(request, reply);
    const bytes = await pictures.read(code, name);
    return bytes
      ? sendFile(request, reply, { file: uploadedFile(bytes, name), hashed: true })
      : notFound(reply);
  });
}

export function staticRoutes(app: FastifyInstance, places: Places & { gallery: boolean }): void {
  const dist = (name: string) => join(places.root, name, 'dist');
  app.get<Star>('/assets/*', serve(filesIn(join(dist('apps/order'), 'assets')), true));
  mediaRoute(app, places);
  appAt(app, '/console', { folder: dist('apps/console'), pageFor: spokenPages(places.brands) });
  if (places.gallery) appAt(app, '/ui', { folder: dist('packages/ui'), pageFor: (index) => index });
}
