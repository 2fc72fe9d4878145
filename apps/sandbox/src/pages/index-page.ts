import type { Sandbox, SandboxProvider } from '#sandbox-parts';
import { statePill } from './control-state.ts';
import { html, type Html } from './html.ts';
import { icons } from './icons.ts';
import { layout } from './layout.ts';

export function indexPage({ providers, store, url }: Sandbox): string {
  const card = (provider: SandboxProvider): Html => {
    const { id, title, vendor, description, inbox } = provider.about;
    const count = inbox && store.list({ kind: inbox.kind }).length;
    const address = provider.installed.facts(url())[0];
    return html`<li class="card">
      <div class="card-head">
        <span class="badge">${inbox && icons[inbox.kind]}</span>
        <h2>${title} <span class="soft">${vendor}</span></h2>
        ${statePill(provider.control.state())}
      </div>
      <p>${description}</p>
      ${address && html`<p class="fact"><span class="soft">${address.label}</span> <code>${address.value}</code></p>`}
      <div class="actions">
        ${inbox && html`<a class="button" href="${inbox.path}">Open inbox <span class="count">${count}</span></a>`}
        <a class="button quiet" href="/providers/${id}">${icons.sliders} Controls</a>
      </div>
    </li>`;
  };
  const main = html`<div class="page">
    <h1>Providers</h1>
    <p class="lead">
      Stand-ins for the outside services that Servery talks to. They speak the vendor’s own format, and
      nothing leaves this machine.
    </p>
    <ul class="cards" id="providers" data-live>
      ${providers.map(card)}
    </ul>
  </div>`;
  return layout({ title: 'Providers', section: 'providers', main });
}
