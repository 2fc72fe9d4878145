import { loginBySecret } from '#actions/account/login-by-secret';
import { loginBySocial } from '#actions/account/login-by-social';
import { ownAction } from '#http/action';

export const login = ownAction('Login', (db, input, context) =>
  input.method === 'apple' || input.method === 'google'
    ? loginBySocial(db, input, context)
    : loginBySecret(db, input, context),
);
