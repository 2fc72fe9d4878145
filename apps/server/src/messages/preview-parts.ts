import type { LoadedBrand } from '#brand/read-brand';
import { speakFor } from '#brand/speak';
import { accountMail } from '#messages/account-mail';
import type { Message, SendParts } from '#messages/message';
import type { Mail } from '#providers/mail/port';

export type PreviewParts = Omit<SendParts, 'mail' | 'text'>;
export type Preview = { name: string } & ({ mail: Mail } | { text: string });

export const SAMPLE_MOBILE = '+61491570110';
export const SAMPLE_PERSON = {
  name: 'Mia Lim',
  email: 'mia.lim@example.com',
  mobile: SAMPLE_MOBILE,
  country_code: 'AU',
  state: 'WA',
};

export const hostOf = (brand: LoadedBrand, parts: PreviewParts): string =>
  new URL(parts.publicUrl(brand.code)).hostname;

export function previewMessage(
  name: string,
  message: Message,
  { brand, parts }: { brand: LoadedBrand; parts: PreviewParts },
): Preview {
  if (message.by === 'letter') return { name, mail: message.mail(brand) };
  if (message.by === 'text') return { name, text: speakFor(brand, () => message.said(brand)) };
  const to = typeof message.to === 'string' ? message.to : message.to(brand);
  return {
    name,
    mail: accountMail({ brand, to, host: hostOf(brand, parts) }, speakFor(brand, message.said)),
  };
}
