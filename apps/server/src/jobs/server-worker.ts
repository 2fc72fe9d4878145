import type { Config } from '#config';
import type { ServerParts } from '#server-parts';
import { deliver } from '#jobs/deliver';
import { refundCase } from '#jobs/case-refund';
import { advancePayment } from '#jobs/payment';
import { workPrinting } from '#jobs/print';
import { deliverWebhook } from '#jobs/webhook';
import { reconcile } from '#jobs/reconcile';
import { forgetCard, workRefund } from '#jobs/refund';
import { giveUpNews, sendNews } from '#jobs/news';
import { notify } from '#jobs/notify';
import { runStandingOrder } from '#standing/run-standing-order';
import { autoTopup } from '#topups/auto-topup';
import { createWorker, type Worker } from '#jobs/worker';
import { forgetPicture } from '#jobs/forget-picture';
import { publishMenu } from '#jobs/publish-menu';
import { rawPrinters } from '#providers/printer/raw-tcp';
import { smtpMail } from '#providers/mail/smtp';
import { twilioTexts } from '#providers/text/twilio';

/** The worker with all that this server's jobs do. */
export function serverWorker(
  config: Config,
  parts: ServerParts,
  publicUrl: (brandCode: string) => string,
): { worker: Worker; close(): void } {
  const mail = config.mailUrl ? smtpMail(config.mailUrl, config.mailFrom) : undefined;
  const text = config.twilio && twilioTexts(config.twilio);
  const handlers = {
    deliver: (payload: unknown) => deliver(payload, { ...parts, mail, text, publicUrl }),
    notify: (payload: unknown) => notify(payload, { ...parts, mail, text, publicUrl }),
    payment: (payload: unknown) => advancePayment(payload, parts),
    refund: (payload: unknown) => workRefund(payload, parts),
    'case-refund': (payload: unknown) => refundCase(payload, parts),
    reconcile: (payload: unknown) => reconcile(payload, parts),
    'forget-card': (payload: unknown) => forgetCard(payload, parts),
    'auto-topup': (payload: unknown) => autoTopup(payload, parts),
    'standing-order': (payload: unknown) => runStandingOrder(payload, parts),
    'forget-picture': (payload: unknown) => forgetPicture(payload, parts),
    'publish-menu': (payload: unknown) => publishMenu(payload, parts),
    news: (payload: unknown) => sendNews(payload, { ...parts, mail, publicUrl }),
    webhook: (payload: unknown) => deliverWebhook(payload, parts),
    print: (payload: unknown) => workPrinting(payload, { ...parts, publicUrl, rawPrinter: rawPrinters }),
  };
  return {
    worker: createWorker({ ...parts, handlers, givenUp: { news: giveUpNews } }),
    close: () => mail?.close(),
  };
}
