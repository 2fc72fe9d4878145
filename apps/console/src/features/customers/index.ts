export { type CustomersPlace, CustomersScreen } from '#features/customers/customers-screen.tsx';
