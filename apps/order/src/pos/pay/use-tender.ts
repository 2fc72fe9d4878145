import type { TillGift } from '@servery/contract/calls/customer/till-gift';
import { parseCents } from '@servery/domain/money';
import type { TenderKind } from '@servery/domain/payments/tender';
import { useState } from 'react';
import type { PayingMember } from '#pos/member/index.ts';
import { keyedAmounts, keyedTender } from '#pos/pay/keyed-tender.ts';

/** The keypad of the till: what is paid with, and how much. */
export function useTender(left: number) {
  const [kind, setKind] = useState<TenderKind>('cash');
  const [digits, setDigits] = useState('');
  const [share, setShare] = useState<number>();
  const [member, setMember] = useState<PayingMember>();
  const [gift, setGift] = useState<TillGift>();
  const purse = kind === 'gift' ? gift : member;
  const isLimited = kind === 'balance' || kind === 'gift';
  const most = isLimited ? (parseCents(purse?.balance ?? '') ?? 0) : undefined;
  const keyed = { kind, digits, share, most };
  const found = keyedTender(left, keyed);
  const balanceWord = kind === 'balance' ? member?.word : undefined;
  const giftId = kind === 'gift' ? gift?.id : undefined;
  const choose = (chosen: TenderKind) => {
    setKind(chosen);
    setDigits('');
  };
  return {
    kind,
    digits,
    share,
    member,
    gift,
    setDigits,
    left,
    amounts: keyedAmounts(left, keyed),
    ready: found && { ...found, wish: { ...found.wish, balanceWord, giftId } },
    choose,
    /** Whose balance pays from here on. */
    payFrom: (chosen: PayingMember) => {
      setMember(chosen);
      choose('balance');
    },
    /** The voucher that pays from here on. */
    payByGift: (chosen: TillGift) => {
      setGift(chosen);
      choose('gift');
    },
    /** Once more it is all that is left. */
    split: (cents: number) => {
      setShare(share === cents ? undefined : cents);
      setDigits('');
    },
    reset: () => {
      choose('cash');
      setShare(undefined);
    },
  };
}
export type TillTender = ReturnType<typeof useTender>;
