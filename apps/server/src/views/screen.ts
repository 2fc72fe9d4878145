import type { CallOutput } from '@servery/contract/registry';
import { screenState } from '@servery/domain/devices/screens';
import { formatCents } from '@servery/domain/money';
import type { AttemptState } from '@servery/domain/payments/attempt';
import { isScreenEmail } from '#stores/screen-accounts';
import type { ListedScreen } from '#stores/screens';
import type { ListedTerminal } from '#stores/terminals';

type Output = CallOutput<'ConsoleScreens'>;
export type ShownScreen = Output['screens'][number];

const seconds = (ms: number): number => Math.floor(ms / 1000);

const codeExpires = (screen: ListedScreen, now: number): number =>
  screen.code_hash !== null && screen.code_used_at === 0 && screen.code_expires_at > now
    ? seconds(screen.code_expires_at)
    : 0;

export function screenView(screen: ListedScreen, now: number): ShownScreen {
  const { account } = screen;
  return {
    id: screen.id,
    kind: screen.kind,
    name: screen.name,
    place: screen.place,
    state: screenState(
      {
        kind: screen.kind,
        pairedAt: screen.paired_at,
        seenAt: screen.seen_at,
        usedAt: screen.used_at,
        signedIn: screen.signed_in,
      },
      now,
    ),
    email: account === null || isScreenEmail(account) ? '' : account,
    pos_id: screen.pos_guid,
    eftpos: screen.eftpos_provider ? 1 : 0,
    paired: seconds(screen.paired_at),
    seen: seconds(screen.seen_at),
    code_expires: codeExpires(screen, now),
  };
}

const BECAME: Readonly<Partial<Record<AttemptState, 'approved' | 'declined'>>> = {
  captured: 'approved',
  placed: 'approved',
  declined: 'declined',
  failed: 'declined',
};

export const terminalView = ({
  id,
  pos_guid,
  secret,
  screen,
  last,
}: ListedTerminal): Output['terminals'][number] => ({
  id,
  screen,
  pos_id: pos_guid,
  paired: secret === '' ? 0 : 1,
  last: last ? (BECAME[last.state] ?? 'unclear') : '',
  last_amount: formatCents(last?.cents ?? 0),
  last_card: last?.card ?? '',
  last_at: seconds(last?.created_at ?? 0),
});
