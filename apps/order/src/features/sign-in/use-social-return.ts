import type { SocialProvider } from '@servery/domain/identity/social';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { answerIn, judge } from '#features/sign-in/social-answer.ts';
import { forgetAsked, readAsked } from '#features/sign-in/social-asked.ts';
import type { Attempt } from '#features/sign-in/use-attempt.ts';
import type { Social } from '#features/sign-in/use-social.ts';
import { sayInfo } from '#state/toasts.ts';

type Search = Readonly<Record<string, unknown>>;

/** By the code of a missing answer support tells which provider, and whether the cart sent the visitor there. */
const CODE: Readonly<Record<'page' | 'cart', Record<SocialProvider, string>>> = {
  page: { apple: 'LI3', google: 'LI4' },
  cart: { apple: 'LIC3', google: 'CLIC4' },
};

/** Takes a provider's answer from the address, once; the address then loses it. */
export function useSocialReturn(attempt: Attempt): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const taken = useRef(false);
  const take = useEffectEvent(async () => {
    const answer = answerIn(search as Search);
    if (!answer || taken.current) return;
    taken.current = true;
    const asked = readAsked();
    const here = location.pathname;
    // Asked from another page of ours, the kiosk's or the checkout's: that one goes on with it.
    if (asked && asked.page !== here) return location.replace(asked.page + location.search);
    forgetAsked();
    await navigate({ to: '.', search: {}, replace: true, state });
    const judged = judge(answer, asked);
    if (!judged.ok && judged.cancelled) return void sayInfo(judged.words);
    if (!judged.ok || !asked) return attempt.setProblem(judged.ok ? '' : judged.words);
    const code = CODE[asked.fromCart ? 'cart' : 'page'][answer.provider];
    await attempt.attempt(judged.login, { remember: asked.remember, next: asked.next, code });
  });
  useEffect(() => void take(), []);
}

/** The cart's popup sends its visitor here on the way to a provider. */
export function useSentOn(social: Social, next: string): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { with: wanted } = search as Search;
  const follow = useEffectEvent(async () => {
    if (wanted !== 'apple' && wanted !== 'google') return;
    await navigate({ to: '.', search: { ...(search as object), with: undefined }, replace: true, state });
    social.ask(wanted, { next, remember: true, fromCart: true });
  });
  const { known } = social;
  useEffect(() => {
    if (known) void follow();
  }, [known]);
}
