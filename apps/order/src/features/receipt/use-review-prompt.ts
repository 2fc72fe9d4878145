import type { Receipt } from '@servery/contract/entities/receipt';
import { texts } from '@servery/domain/messages/texts';
import {
  asksForReview,
  parseReviewMemory,
  storeFor,
  withAnswer,
  withOrder,
} from '@servery/domain/review/review-prompt';
import { useEffect, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';
import { rateApp } from '#platform/rate-app.ts';
import { sayBad } from '#state/toasts.ts';

const KEY = `servery:${facts.brand.code}:review`;

async function rate(store: string): Promise<void> {
  if (!(await rateApp(platform, store))) sayBad(texts.storeNotOpened);
}

export function useReviewPrompt(order: Receipt) {
  const [held, setHeld] = useState(() => parseReviewMemory(platform.storage.read(KEY)));
  const [now] = useState(Date.now);
  const { native } = platform;
  const { id, nstatus: status } = order;
  const memory = native ? withOrder(held, { id, status }) : held;
  const kept = JSON.stringify(memory);
  useEffect(() => {
    if (native) platform.storage.write(KEY, kept);
  }, [native, kept]);
  const store = storeFor(facts.brand.stores, platform.device().device_platform);
  const possible = platform.review !== undefined || store !== '';
  const answered = () => setHeld(withAnswer(memory, now));
  return {
    asks: possible && asksForReview(memory, { native, status, now }),
    rate: () => {
      answered();
      void rate(store);
    },
    notNow: answered,
  };
}
