import type { SetUp } from '@servery/contract/entities/set-up';
import { methodsOf, setUpMethods } from '@servery/domain/set-up/new-venue';
import { type ActionParts } from '#http/action';
import { menuReadingOf, startingMenu } from '#set-up/starting-menu';
import { templateCodes, templateOf } from '#set-up/templates';
import { t } from '#set-up/texts';
import type { SetUpRecord } from '#stores/set-up';

type Around = Pick<ActionParts, 'payments' | 'ownUrl' | 'reach'>;

const NO_MENU = { products: 0, categories: [], unread: [] };

const menuOf = ({ menu }: SetUpRecord['draft']): SetUp['menu'] => {
  const read = menu && startingMenu(menu);
  return read?.ok ? menuReadingOf(read.value) : NO_MENU;
};

export const ownHost = (ownUrl: string): string => (ownUrl === '' ? '' : new URL(ownUrl).hostname);

const isTemplate = (code: string): code is keyof typeof t => Object.hasOwn(t, code);

/** How far it is, and what there is to choose from. */
export function setUpView(
  record: Omit<SetUpRecord, 'passwordHash'>,
  { payments, ownUrl, reach }: Around,
): SetUp {
  const { offers } = payments.installationOffer;
  return {
    draft: record.draft,
    saved: Math.floor(record.savedAt / 1000),
    templates: templateCodes.map((code) => {
      const file = templateOf(code);
      const { products } = file ? menuReadingOf({ file, unread: [] }) : NO_MENU;
      return { code, name: isTemplate(code) ? t[code] : code, products };
    }),
    methods: methodsOf(setUpMethods).map(({ code, name, info = '' }) => ({
      code,
      name,
      info,
      ready: offers(code) ? 1 : 0,
    })),
    menu: menuOf(record.draft),
    sends_mail: reach.mail ? 1 : 0,
    host: ownHost(ownUrl),
  };
}
