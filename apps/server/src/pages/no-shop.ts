import type { FastifyReply } from 'fastify';
import { t } from '#pages/texts';

const page = () => `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${t.noShop}</title>
<style>
body { display: grid; place-content: center; min-height: 90vh; margin: 0 1.5rem; font: 1.125rem/1.5 system-ui; text-align: center; color-scheme: light dark }
h1 { margin: 0; font-size: 1.5rem }
</style>
<main>
<h1>${t.noShop}</h1>
<p>${t.noShopNote}</p>
</main>
</html>
`;

/** For an address that no brand claims: it says nothing of any of them. */
export const noShop = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    )
    .send(page());
