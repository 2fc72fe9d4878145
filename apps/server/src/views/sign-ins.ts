import type { SignIn } from '@servery/contract/entities/security';
import type { SignInRecord } from '#stores/sign-ins';

export const signInView = ({ at, ...rest }: SignInRecord): SignIn => ({ ...rest, at: Math.floor(at / 1000) });
