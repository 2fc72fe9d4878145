import type { OutsideAnswer } from '#providers/outside';

type WebhookMessage = { url: string; headers: Readonly<Record<string, string>>; body: string };
export type WebhookAnswer = OutsideAnswer;

/** Tells a tool of somebody else's. Never rejects. */
export type WebhookPort = {
  /** The one origin that may be of this machine or its network; empty for none. */
  trustedOrigin: string;
  /** Whether an address leads outside, as far as that can be said before anything is sent. */
  leadsOutside(url: string): Promise<boolean>;
  post(message: WebhookMessage): Promise<WebhookAnswer>;
};
