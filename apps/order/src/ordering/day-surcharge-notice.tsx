import type { Merchant } from '@servery/contract/entities/merchant';
import { localDateTime } from '@servery/domain/hours/times';
import { daySurchargeNotices } from '@servery/domain/surcharges/day-surcharge';
import { Notice } from '@servery/ui/feedback/notice';
import { useState } from 'react';

type Props = { merchant: Merchant; className?: string | undefined };

/** What some days cost more, beside the prices: the law wants it as easy to see as they are. */
export function DaySurchargeNotice({ merchant, className = '' }: Props) {
  const { day_surcharges: all = [], time_zone: zone, fulfilment } = merchant;
  const [today] = useState(() => localDateTime(Date.now(), zone).date);
  const nameOf = (way: string) => fulfilment.find(({ code }) => code === way)?.verb ?? way;
  return daySurchargeNotices(all, { today, nameOf }).map((text) => (
    <Notice key={text} tone="highlight" title={text} className={className} />
  ));
}
