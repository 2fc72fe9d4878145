export { MOBILE_TEMPLATE, PIN_TEMPLATE } from '#features/sign-in/digits.ts';
export { PadFields } from '#features/sign-in/pad-fields.tsx';
export { PasswordField } from '#features/sign-in/password-field.tsx';
export { type PanelMode, SignInPanel } from '#features/sign-in/sign-in-panel.tsx';
export { useFirstProblem } from '#features/sign-in/use-first-problem.ts';
export { useSignOutOnce } from '#features/sign-in/use-sign-out-once.ts';
