import { type Bank, openBank } from './bank.ts';

/** One bank for each merchant: what one has, no other one's keys can reach. */
export function openBanks(clock: () => number) {
  const banks = new Map<string, Bank>();
  const of = (merchant: string): Bank => {
    const bank = banks.get(merchant) ?? openBank(clock, merchant);
    banks.set(merchant, bank);
    return bank;
  };
  return {
    of,
    all: () => [...banks].flatMap(([merchant, bank]) => bank.all().map((each) => ({ ...each, merchant }))),
    /** Whose question it is. */
    asking: (challengeId: string): Bank | undefined =>
      [...banks.values()].find(({ challenges }) => challenges.find(challengeId) !== undefined),
  };
}
export type Banks = ReturnType<typeof openBanks>;

type OfMerchant = { params: unknown };
/** By the address: every path of a merchant has its id. */
export const merchantOf = ({ params }: OfMerchant): string => (params as { merchantId: string }).merchantId;

/** Keys that somebody mistyped. Any others are good, so that nobody has to register here. */
export const isWrong = (secret: string): boolean => secret.startsWith('wrong');
