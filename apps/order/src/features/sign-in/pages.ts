/** One file for the browser to fetch: who needs one of these mostly needs the next. */
export { ForgotPage } from '#features/forgot/index.ts';
export { ResetPage } from '#features/reset/index.ts';
export { LinkPage } from '#features/sign-in/link-page.tsx';
export { SignInPage } from '#features/sign-in/sign-in-page.tsx';
export { SignOutPage } from '#features/sign-in/sign-out-page.tsx';
