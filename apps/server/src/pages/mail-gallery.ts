import type { FastifyInstance } from 'fastify';
import type { Brands } from '#brand/brands';
import type { LoadedBrand } from '#brand/read-brand';
import { escapeHtml } from '#messages/mail-template';
import type { Preview } from '#messages/preview-parts';

type Parts = { brands: Brands; previews(brand: LoadedBrand): Promise<Preview[]> };
type Named = { Params: { brand: string; name: string } };

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<body style="max-width:720px;margin:32px auto;padding:0 16px;font:16px/1.6 system-ui,sans-serif">
${body}`;

const link = (brand: string, { name }: Preview): string =>
  `<li><a href="/ui/mails/${brand}/${name}">${escapeHtml(name)}</a></li>`;

const shown = (preview: Preview): string => {
  if ('text' in preview)
    return page(preview.name, `<h1>${preview.name}</h1><p>${escapeHtml(preview.text)}</p>`);
  const { subject, html, text } = preview.mail;
  const plain = `<h2>Plain text</h2><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`;
  return page(preview.name, `<h1>${escapeHtml(subject)}</h1><hr>${html}<hr>${plain}`);
};

/** Every mail and text of every brand as it would be sent, for who writes or brands them. Not in production. */
export function mailGallery(app: FastifyInstance, { brands, previews }: Parts): void {
  app.get('/ui/mails', async (_request, reply) => {
    const lists = [];
    for (const brand of brands.all) {
      const links = (await previews(brand)).map((preview) => link(brand.code, preview)).join('\n');
      lists.push(`<h2>${escapeHtml(brand.name)}</h2><ul>${links}</ul>`);
    }
    const note = '<p>Place an order to see its mails too. The customer in them is made up.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Mails', `<h1>Mails</h1>${note}${lists.join('\n')}`));
  });
  app.get<Named>('/ui/mails/:brand/:name', async (request, reply) => {
    const brand = brands.byCode(request.params.brand);
    const all = brand ? await previews(brand) : [];
    const preview = all.find(({ name }) => name === request.params.name);
    if (!preview) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.type('text/html; charset=utf-8').send(shown(preview));
  });
}
