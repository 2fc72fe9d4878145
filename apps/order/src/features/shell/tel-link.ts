/** '(08) 5550 0142' as a link that a phone can dial. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(/[\s()]/g, '')}`;
