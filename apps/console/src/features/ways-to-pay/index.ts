export { WaysToPayScreen } from '#features/ways-to-pay/ways-screen.tsx';
