import type { AppStore } from '@servery/contract/calls/customer/feedback';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { missingRating, MOST_STARS, notRated, ratings } from '@servery/domain/review/rating';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { EmptyState } from '@servery/ui/feedback/empty';
import { TextArea } from '@servery/ui/inputs/field';
import { IconDownload } from '@servery/ui/foundations/icon';
import { IconStar } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Stars } from '@servery/ui/choices/stars';
import { Text } from '@servery/ui/foundations/text';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import css from '#features/account/account.module.css';
import { AccountFrame } from '#features/account/account-frame.tsx';
import { GoButton } from '#shared/links.tsx';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/account/texts.ts';

const WHY = t.signInToLeave;

/** Who was content is asked to say so in the store, or to try the app. */
function StorePrompt({ store }: { store: AppStore }) {
  const review = store.show_review_prompt === 1;
  return (
    <Card look="highlight" pad="l" className={css.form}>
      <Text>{review ? store.review_prompt_text : store.download_prompt_text}</Text>
      <LinkButton
        href={review ? store.review_app_url : store.download_app_url}
        target="_blank"
        rel="noreferrer"
        icon={review ? <IconStar /> : <IconDownload />}
      >
        {review ? t.reviewTheApp : t.getTheApp}
      </LinkButton>
    </Card>
  );
}

function Sent({ store }: { store: AppStore | undefined }) {
  if (store) return <StorePrompt store={store} />;
  return (
    <EmptyState title={t.thankYou} action={<GoButton to="/menu">{texts.backToMenu}</GoButton>}>
      {t.feedbackRead}
    </EmptyState>
  );
}

function useFeedback(orderId: string | undefined) {
  const [rated, setRated] = useState(notRated);
  const [comments, setComments] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ store: AppStore | undefined }>();
  const missing = missingRating(rated);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || missing) return;
    setBusy(true);
    const about = orderId === undefined ? {} : { order_id: orderId };
    const result = await call('Feedback', { ...rated, comments, ...about });
    setBusy(false);
    if (!result.ok) return void sayFailure(result, laterTexts.wentWrong);
    sayGood(identityTexts.feedbackSent);
    setSent({ store: result.value.app_store });
  };
  return { rated, setRated, comments, setComments, busy, sent, send, isMissing: tried && missing };
}

function FeedbackForm() {
  const order = useLocation({ select: ({ search }) => (search as { order?: unknown }).order });
  const about = typeof order === 'string' ? order : undefined;
  const { rated, setRated, comments, setComments, busy, sent, send, isMissing } = useFeedback(about);
  if (sent) return <Sent store={sent.store} />;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className={css.form}>
      {isMissing ? (
        <Notice tone="bad" alert>
          {identityTexts.tapStars}
        </Notice>
      ) : (
        <Text tone="soft">{identityTexts.tapStars}</Text>
      )}
      <Card pad="l" className={css.ratings}>
        {ratings.map(({ id: field, label }) => (
          <Stars
            key={field}
            label={label}
            most={MOST_STARS}
            value={rated[field]}
            onChange={(stars) => setRated({ ...rated, [field]: stars })}
          />
        ))}
      </Card>
      <TextArea
        label={t.comments}
        aside="optional"
        rows={4}
        maxLength={2000}
        value={comments}
        onChange={(event) => setComments(event.target.value)}
      />
      <Button type="submit" wide busy={busy} disabled={busy}>
        {t.sendFeedback}
      </Button>
    </form>
  );
}

export function FeedbackPage() {
  return (
    <AccountFrame title={t.feedback} signInWhy={WHY}>
      {() => <FeedbackForm />}
    </AccountFrame>
  );
}
