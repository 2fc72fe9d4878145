import type { Eftpos } from '@servery/contract/calls/customer/terminal';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { rememberedTransaction } from '#features/terminal/linklytxn.ts';
import { t } from '#features/terminal/texts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePinpad } from '#state/pinpad.ts';

export type PairingStep = 'idle' | 'pairing' | 'token' | 'status';
const SAYS: Readonly<Record<PairingStep, () => string>> = {
  idle: () => '',
  pairing: () => t.pairing,
  token: () => t.gettingToken,
  status: () => t.validating,
};

const NOTHING = { username: '', password: '', paircode: '' };
const FORGOTTEN = { secret: '', oauth_token: '', oauth_expiry: 0 };

/** To the payment that waits for the pinpad, else to the menu. */
function useLeave() {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    const { wanted } = usePinpad.getState();
    const pending = wanted || rememberedTransaction() !== undefined;
    usePinpad.setState({ wanted: false, resumes: wanted, leftOut: false });
    await client.invalidateQueries({ queryKey: laterKeys.eftpos });
    const to = pending && order.num_items > 0 ? '/checkout' : `/menu/${merchant.menu.menu_name}`;
    await navigate({ to, replace: true });
  };
}

/** Pair request, token, status of the pinpad: each only after the one before it, and all of it kept at the end. */
export function usePairing({ pos_guid, secret: kept }: Eftpos) {
  const client = useQueryClient();
  const leave = useLeave();
  const [typed, setTyped] = useState(NOTHING);
  const [step, setStep] = useState<PairingStep>('idle');
  const problem = usePinpad((pinpad) => pinpad.pairingProblem);
  const setProblem = (pairingProblem: string) => usePinpad.setState({ pairingProblem });

  const stop = (message: string) => {
    setStep('idle');
    setProblem(message);
  };
  const forget = async (): Promise<void> => {
    await call('UpdateEftpos', { pos_guid, payload: FORGOTTEN });
    await client.invalidateQueries({ queryKey: laterKeys.eftpos });
  };
  /** With the secret of just now, or with the kept one where it is empty. */
  const validate = async (secret: string): Promise<void> => {
    setStep(secret === '' ? 'status' : 'token');
    const token = await call('Linkly.token', { pos_guid, secret });
    if (!token.ok) return stop(token.message);
    setStep('status');
    const { oauth_token, oauth_expiry } = token.value;
    const status = await call('Linkly.status', { pos_guid, oauth_token });
    if (!status.ok) {
      stop(status.message);
      return forget();
    }
    const payload = { secret: secret || kept, oauth_token, oauth_expiry };
    const stored = await call('UpdateEftpos', { pos_guid, payload });
    if (!stored.ok) return stop(stored.message);
    setTyped(({ username }) => ({ ...NOTHING, username }));
    setStep('idle');
    return leave();
  };
  const pair = async (): Promise<void> => {
    setProblem('');
    setStep('pairing');
    const paired = await call('Linkly.pair', { pos_guid, ...typed });
    if (paired.ok) return validate(paired.value.secret);
    // The pinpad shows another code after one that was refused; one that did not arrive is still good.
    if (paired.code === 'pair_failed') setTyped((held) => ({ ...held, paircode: '' }));
    return stop(paired.message);
  };
  return {
    typed,
    type: (change: Partial<typeof NOTHING>) => setTyped((held) => ({ ...held, ...change })),
    step,
    says: SAYS[step](),
    problem,
    pair,
    proceed: () => {
      setProblem('');
      return validate('');
    },
    /** What is kept may be of a pinpad that was replaced, or that the vendor no longer knows. */
    pairAgain: () => {
      setProblem('');
      return forget();
    },
  };
}
export type Pairing = ReturnType<typeof usePairing>;
