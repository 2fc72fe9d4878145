import { modeLabels, type ControlState } from '#controls/control';
import type { Sandbox, SandboxProvider } from '#sandbox-parts';
import { statePill } from './control-state.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

export function providerPage({ url }: Sandbox, provider: SandboxProvider, problem?: string): string {
  const { title, vendor, description, inbox } = provider.about;
  const state = provider.control.state();
  const main = html`<div class="page narrow">
    <p class="crumb"><a href="/">Providers</a></p>
    <div class="card-head" id="state" data-live>
      <h1>${title} <span class="soft">${vendor}</span></h1>
      ${statePill(state)}
    </div>
    <p class="lead">${description}</p>
    <dl class="facts">
      ${provider.installed.facts(url()).map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd><code>${value}</code></dd>`,
      )}
    </dl>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`} ${form(provider, state)}
    ${inbox && html`<p><a href="${inbox.path}">Open the inbox</a></p>`}
  </div>`;
  return layout({ title, section: 'providers', main });
}

function form({ about }: SandboxProvider, state: ControlState): Html {
  const choice = ({ mode, effect }: (typeof about.effects)[number]) =>
    html`<label class="choice">
      <input type="radio" name="mode" value="${mode}" ${state.mode === mode && html`checked`} />
      <span><b>${modeLabels[mode]}</b> <span class="soft">${effect}</span></span>
    </label>`;
  return html`<form class="control" method="post" action="/providers/${about.id}/control">
    <fieldset>
      <legend>Behaviour</legend>
      ${about.effects.map(choice)}
    </fieldset>
    <div class="fields">
      <label class="field only-delay">
        <span>Delay (seconds)</span>
        <input
          type="number"
          name="delaySeconds"
          min="0.1"
          max="120"
          step="0.1"
          inputmode="decimal"
          value="${(state.delayMs ?? 5000) / 1000}"
        />
      </label>
      <label class="field not-normal">
        <span>For how many calls</span>
        <input
          type="number"
          name="times"
          min="1"
          max="1000"
          inputmode="numeric"
          placeholder="Until changed"
          value="${state.times}"
        />
      </label>
    </div>
    <button class="button">Apply</button>
  </form>`;
}
