import { addressText } from '@servery/domain/delivery/address';
import { t } from '#features/menu/later-texts.ts';

type Props = { address: string; mins: number };

/** Where a delivery goes, and how long it takes where it comes as soon as possible. */
export const DeliverTo = ({ address, mins }: Props) => (
  <>
    {addressText(address)}
    {mins > 0 && t.aboutMin({ minutes: mins })}
  </>
);
