import { defaultLegal } from '#brand/legal';
import type { KnownText } from '#brand/own-texts';
import { teamMember } from '#callers/team-member';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

/** What customers read about their orders comes first, what the team reads last. */
const FIRST = ['status-', 'mails.'] as const;
const rank = ({ name }: KnownText): number => {
  const at = FIRST.findIndex((start) => name.startsWith(start));
  return at === -1 ? FIRST.length : at;
};

/** As many as somebody looks through before they search. */
const SHOWN = 60;

export const consoleBrandTexts = readAction(
  'ConsoleBrand.texts',
  ['brandTexts'],
  async (_tx, { surface, search }, { caller, brandTexts }) => {
    const part = search.trim().toLowerCase();
    const own = caller.brands.byCode(teamMember(caller).brandCode)?.texts ?? {};
    const isWanted = (each: KnownText) =>
      part === ''
        ? surface !== undefined || each.name in own
        : [each.text, each.name, own[each.name] ?? ''].some((text) => text.toLowerCase().includes(part));
    const found = brandTexts
      .filter((each) => (surface === undefined || each.surface === surface) && isWanted(each))
      .toSorted((a, b) => rank(a) - rank(b));
    return answer({ texts: found.slice(0, SHOWN), found: found.length });
  },
);

export const consoleBrandLegal = readAction('ConsoleBrand.legal', async () =>
  answer({ terms: defaultLegal('terms'), privacy: defaultLegal('privacy') }),
);
