export { AboutScreen } from '#features/staff-sign-in/about-screen.tsx';
export { ForgotScreen } from '#features/staff-sign-in/forgot-screen.tsx';
export { Gate } from '#features/staff-sign-in/gate.tsx';
export { LogoutScreen } from '#features/staff-sign-in/logout-screen.tsx';
export { LogsScreen, TestsScreen } from '#features/staff-sign-in/not-offered-screen.tsx';
export { SignInScreen } from '#features/staff-sign-in/sign-in-screen.tsx';
