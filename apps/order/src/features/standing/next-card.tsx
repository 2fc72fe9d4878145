import { TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconClock, IconTriangleAlert } from '@servery/ui/foundations/icon';
import { Switch } from '@servery/ui/inputs/check';
import { Money } from '@servery/ui/foundations/text';
import { type StandingPage, useDraft } from '#features/standing/draft.ts';
import css from '#features/standing/standing.module.css';
import { useSave } from '#features/standing/use-standing.ts';
import { price } from '#shared/money.ts';
import { GoText } from '#shared/links.tsx';
import { t } from '#features/standing/texts.ts';

/** Saved at once. */
export function StatusSwitch({ page }: { page: StandingPage }) {
  const { setStatus } = useSave(page);
  const busy = useDraft((draft) => draft.busy);
  const active = page.standing_order.status === 1;
  if (page.standing_order.id === 0) return null;
  return (
    <Switch label={active ? t.active : t.paused} checked={active} disabled={busy} onChange={setStatus} />
  );
}

type SkippedProps = {
  dates: StandingPage['standing_order']['skipped'];
  onPutBack: (date: string) => void;
};

function Skipped({ dates, onPutBack }: SkippedProps) {
  return dates.map(({ date, due_text: when }) => (
    <small key={date} className={css.skipped}>
      {t.skipped({ when })}
      <TextButton aria-label={t.putBackName({ when })} onClick={() => onPutBack(date)}>
        {t.putBack}
      </TextButton>
    </small>
  ));
}

/** What comes next and until when it can be changed, or what keeps it from coming. */
export function NextCard({ page }: { page: StandingPage }) {
  const { next, skipped, paused_by: by, store_pause: storePause } = page.standing_order;
  const { skip, putBack } = useSave(page);
  const busy = useDraft((draft) => draft.busy);
  if (by === 'card')
    return (
      <Notice tone="warn" action={<GoText to="/account/addcard">{t.addCard}</GoText>}>
        {t.pausedForCard}
      </Notice>
    );
  const pause = storePause !== '' && <Notice>{storePause}</Notice>;
  if (!next) return pause || null;
  return (
    <>
      {pause}
      <section
        aria-label={t.nextOrder}
        className={css.next}
        data-bad={next.problem === '' ? undefined : true}
      >
        <b>{t.next({ when: next.due_text })}</b>
        {next.problem === '' && <Money>{price('$', next.total)}</Money>}
        {next.problem !== '' && (
          <p>
            <IconTriangleAlert /> {next.problem}
          </p>
        )}
        <small>
          <IconClock /> {t.until({ until: next.cut_off_text })}
        </small>
        <TextButton disabled={busy} onClick={() => skip(next.date)}>
          {t.skip}
        </TextButton>
        <Skipped dates={skipped} onPutBack={putBack} />
      </section>
    </>
  );
}
