import type { Member } from '@servery/contract/calls/console/customers';

export type PartProps = { member: Member; zone: string; mayChange: boolean };
