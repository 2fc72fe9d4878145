import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { checkFulfilment } from '@servery/domain/fulfilment/choice';
import { asksForFulfilment, linkChoice } from '@servery/domain/links/link-choice';
import type { LinkData } from '@servery/domain/links/link-data';
import { toastMs } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { isGuest } from '@servery/domain/people/roles';
import { useDevice } from '#state/device.ts';
import { sayInfo } from '#state/toasts.ts';

type Arrival = { merchant: Merchant; customer: Customer | undefined; ask: () => void };

function chooseFulfilment(link: LinkData, { merchant, ask }: Arrival): void {
  const choice = linkChoice(link, merchant.fulfilment);
  const type = merchant.fulfilment.find((each) => each.code === choice?.code);
  if (choice) useDevice.getState().setFulfilment(choice);
  const clock = { now: Date.now(), zone: merchant.time_zone };
  const whole = choice !== undefined && type !== undefined && checkFulfilment(choice, type, clock).ok;
  if (!whole || link.confirm) ask();
}

/** What a link says about the order, in the place of what was chosen before. */
export function takeLink(link: LinkData, arrival: Arrival): void {
  sayInfo(laterTexts.verifyingLink, toastMs.verifyingLink);
  if (link.promo_code !== '') useDevice.getState().setPromo(link.promo_code);
  if (asksForFulfilment(link)) chooseFulfilment(link, arrival);
  const { customer } = arrival;
  const other = customer && !isGuest(customer) && String(customer.id) !== link.userid;
  if (link.userid !== '' && other) sayInfo(laterTexts.linkForOther);
}
