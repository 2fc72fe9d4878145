import { loginBySecret } from '#actions/customer/account/login-by-secret';
import { loginBySocial } from '#actions/customer/account/login-by-social';
import { ownAction } from '#http/action';

export const login = ownAction('Login', ['social'], (db, input, { caller, social }) =>
  input.method === 'apple' || input.method === 'google'
    ? loginBySocial(db, input, { caller, social })
    : loginBySecret(db, input, caller),
);
