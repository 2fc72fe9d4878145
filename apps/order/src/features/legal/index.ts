export { LegalBody } from '#features/legal/legal-body.tsx';
export { useLegalTitle } from '#features/legal/use-legal-title.ts';
