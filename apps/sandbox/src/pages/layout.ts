import { html, type Html } from './html.ts';

type Page = { title: string; section: 'providers' | 'inbox' | 'none'; main: Html };

export function layout({ title, section, main }: Page): string {
  const current = (name: Page['section']) => section === name && html`aria-current="page"`;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Servery sandbox</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/sandbox.css" />
        <link rel="stylesheet" href="/assets/${section === 'inbox' ? 'inbox' : 'providers'}.css" />
        <script type="module" src="/assets/sandbox.js"></script>
      </head>
      <body class="${section}-page">
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <a class="brand" href="/"
            ><img src="/assets/icon.svg" alt="" width="28" height="28" /><span>Servery sandbox</span></a
          >
          <nav aria-label="Sandbox">
            <a href="/" ${current('providers')}>Providers</a>
            <a href="/inbox" ${current('inbox')}>Inbox</a>
            <a href="/printers">Printers</a>
          </nav>
          <p class="live" id="live" role="status" hidden></p>
        </header>
        <main id="main">${main}</main>
      </body>
    </html>`.html;
}
