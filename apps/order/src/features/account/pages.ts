/** One file for the browser to fetch: who opens one of these mostly opens the next. */
export { AccountPage } from '#features/account/account-page.tsx';
export { BillingPage } from '#features/account/billing-page.tsx';
export { FeedbackPage } from '#features/account/feedback-page.tsx';
export { OrdersPage } from '#features/account/orders-page.tsx';
export { PasswordPage } from '#features/account/password-page.tsx';
export { RewardsPage } from '#features/account/rewards-page.tsx';
export { PinPage } from '#features/account/pin-page.tsx';
export { UnavailablePage } from '#features/account/unavailable-page.tsx';
export { StandingListPage } from '#features/account/standing-list-page.tsx';
export { PayoutPage } from '#features/account/payout-page.tsx';
