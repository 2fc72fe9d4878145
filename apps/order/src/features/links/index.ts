export { useLinkArrival } from '#features/links/use-link-arrival.ts';
