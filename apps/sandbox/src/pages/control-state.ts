import { modeLabels, type ControlState } from '#controls/control';
import { html, type Html } from './html.ts';

export function statePill(state: ControlState): Html {
  const seconds = state.delayMs && ` ${state.delayMs / 1000} s`;
  const left = state.times && `, next ${state.times} only`;
  return html`<span class="state" data-mode="${state.mode}"
    >${modeLabels[state.mode]}${seconds}${left}</span
  >`;
}
