export { CustomerView } from '#features/hours/customer-view.tsx';
export { HoursScreen } from '#features/hours/hours-screen.tsx';
