import { isWebPath } from '@servery/domain/links/web-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brands } from '#brand/brands';
import { sendPrepared } from '#http/api-route';
import type { PageMaker } from '#pages/page-maker';
import { noShop } from '#pages/no-shop';
import type { Variant } from '#pages/shell';

/** A venue may show its ordering inside its own site; there the page opens on its own (ACC-231). Nothing else is framed. */
const ENTRANCES = /^\/($|(menu|locations|about)(\/|$))/;

export function pageRoutes(app: FastifyInstance, brands: Brands, pageFor: PageMaker): void {
  const send = (variant: Variant) => async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = brands.byHost(request.host);
    if (!brand) return noShop(reply);
    const path = new URL(request.url, 'http://page').pathname.slice(
      variant === 'web' ? 0 : variant.length + 1,
    );
    const page = await pageFor(brand, variant, path).catch((error: unknown) => {
      if (error instanceof URIError) return pageFor(brand, variant, '/');
      throw error;
    });
    // The page finds its own way; whoever only reads addresses is told that there is nothing at this one.
    if (page.isMissing || (variant === 'web' && !isWebPath(path))) reply.code(404);
    const framed = variant === 'web' && ENTRANCES.test(path);
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', page.policy + (framed ? '' : "; frame-ancestors 'none'"))
      // What is paid with may open windows of its own.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups');
    // For browsers that do not know frame-ancestors.
    if (!framed) reply.header('x-frame-options', 'DENY');
    return sendPrepared(request, reply, page.body);
  };

  app.get('/kiosk', (_request, reply) => reply.redirect('/kiosk/', 308));
  app.get('/pos', (_request, reply) => reply.redirect('/pos/', 308));
  app.get('/kiosk/*', send('kiosk'));
  app.get('/pos/*', send('pos'));
  app.get('/*', send('web'));
}
