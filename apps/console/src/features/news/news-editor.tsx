import type { NewsMessage, NewsRoom } from '@servery/contract/entities/news';
import { localDateTime } from '@servery/domain/hours/times';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { Notice } from '@servery/ui/feedback/notice';
import { IconMail, IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import { useState } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import { MailPreview } from '#features/news/mail-preview.tsx';
import {
  letterOf,
  newWritten,
  problemsOf,
  type Problem,
  type Written,
  writtenOf,
} from '#features/news/rules/written.ts';
import { countOf, SegmentPart } from '#features/news/segment-part.tsx';
import { type Kept, useKeep, useRemove, useSend, useTest } from '#features/news/use-news.ts';
import { useReach } from '#features/news/use-reach.ts';
import { Pane } from '#parts/pane.tsx';
import { ConflictNotice } from '#parts/save-foot.tsx';
import pane from '#parts/pane.module.css';
import css from './news.module.css';
import { t } from '#features/news/texts.ts';

type Props = {
  message: NewsMessage | undefined;
  room: NewsRoom;
  zone: string;
  onShow: (id: number) => void;
  onClose: () => void;
};
type When = { isLater: boolean; date: string; time: string };

const NO_PROBLEMS: ReadonlySet<Problem> = new Set();

/** What is written, and what can be done with it: each keeps it first. */
function useLetter({ message, zone, onShow }: Props) {
  const draft = useDraft<Written>(
    message ? `news-${message.id}` : 'news-new',
    message ? writtenOf(message.value) : newWritten,
  );
  const [tried, setTried] = useState(false);
  const [when, setWhen] = useState<When>({ isLater: false, date: '', time: '' });
  const reached = useReach(draft.value);
  const kept = ({ id }: NewsMessage) => {
    draft.discard();
    setTried(false);
    onShow(id);
  };
  const save = useKeep(kept);
  const test = useTest(kept);
  const send = useSend(kept);
  const problems = problemsOf(draft.value);
  const isWhenMissing = when.isLater && (when.date === '' || when.time === '');
  /** A draft may lack its words; what is sent may not. */
  const withLetter = (isWhole: boolean, run: (kept: Kept) => void) => {
    setTried(isWhole);
    const letter = letterOf(draft.value);
    if (!letter || draft.conflicts.length > 0 || (isWhole && problems.size > 0)) return setTried(true);
    run({ message, letter });
  };
  const count = countOf(reached);
  return {
    draft,
    reached,
    count,
    when,
    setWhen,
    isWhenMissing: tried && isWhenMissing,
    problems: tried ? problems : NO_PROBLEMS,
    busy: { save: save.isPending, test: test.isPending, send: send.isPending },
    save: () => withLetter(false, save.mutate),
    test: () => withLetter(true, test.mutate),
    send: () =>
      withLetter(true, (held) => {
        const at = when.isLater ? { date: when.date, time: when.time } : undefined;
        if (!isWhenMissing) send.mutate({ ...held, count, zone, at });
      }),
  };
}
type Letter = ReturnType<typeof useLetter>;

function WhenPart({ letter, zone }: { letter: Letter; zone: string }) {
  const { when, setWhen, isWhenMissing } = letter;
  const choose = (isLater: boolean) => {
    const { date } = localDateTime(Date.now() + 86_400_000, zone);
    setWhen(isLater && when.date === '' ? { isLater, date, time: '10:00' } : { ...when, isLater });
  };
  return (
    <section aria-label={t.when} className={pane.part}>
      <h3>{t.when}</h3>
      <Segmented
        label={t.when}
        size="s"
        wide
        items={[
          { value: 'now', label: t.now },
          { value: 'later', label: t.later },
        ]}
        value={when.isLater ? 'later' : 'now'}
        onChange={(value) => choose(value === 'later')}
      />
      {when.isLater && (
        <div className={pane.pair}>
          <TextField
            type="date"
            label={t.date}
            look="inset"
            value={when.date}
            error={isWhenMissing ? t.badWhen : undefined}
            onChange={({ target }) => setWhen({ ...when, date: target.value })}
          />
          <TextField
            type="time"
            label={t.time}
            look="inset"
            value={when.time}
            onChange={({ target }) => setWhen({ ...when, time: target.value })}
          />
        </div>
      )}
    </section>
  );
}

function Words({ letter: { draft, problems } }: { letter: Letter }) {
  const { value, change } = draft;
  return (
    <div className={pane.part}>
      <TextField
        label={t.subject}
        look="inset"
        maxLength={120}
        value={value.subject}
        error={problems.has('subject') ? t.badSubject : undefined}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextArea
        label={t.text}
        hint={t.textNote}
        rows={7}
        maxLength={5000}
        value={value.text}
        error={problems.has('text') ? t.badText : undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
    </div>
  );
}

function Foot({ letter, isNew }: { letter: Letter; isNew: boolean }) {
  const { draft, busy, count, when, save } = letter;
  const label = count === 0 ? t.sendNobody : (when.isLater ? t.plan : t.send)({ count });
  return (
    <>
      <Button
        kind="line"
        size="s"
        busy={busy.save}
        disabled={draft.changed.length === 0 && !isNew}
        onClick={save}
      >
        {t.save}
      </Button>
      <Button type="submit" size="s" busy={busy.send} disabled={count === 0}>
        {label}
      </Button>
    </>
  );
}

function Remove({ message, onClose }: { message: NewsMessage; onClose: () => void }) {
  const remove = useRemove(onClose);
  return (
    <Button
      kind="quiet"
      size="s"
      icon={<IconTrash2 />}
      busy={remove.isPending}
      onClick={() => remove.mutate(message)}
    >
      {t.remove}
    </Button>
  );
}

/** Writes a message: what it says, who gets it, and how it looks. */
export function NewsEditor(props: Props) {
  const { message, room, zone, onClose } = props;
  const letter = useLetter(props);
  const { draft, problems, reached, test, busy } = letter;
  const { value, change, conflicts } = draft;
  const promos = [
    { value: '0', label: t.noPromo },
    ...room.promos.map(({ id, code, title }) => ({ value: String(id), label: code, note: title })),
  ];
  const title = message ? message.value.subject || t.untitled : t.newMessage;
  return (
    <Pane
      title={title}
      onClose={onClose}
      onSubmit={letter.send}
      foot={<Foot letter={letter} isNew={!message} />}
    >
      {!room.mails && <Notice tone="warn">{t.mailsOff}</Notice>}
      {conflicts.length > 0 && (
        <ConflictNotice what={t.fields} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      <Words letter={letter} />
      <SegmentPart value={value} room={room} problems={problems} reached={reached} onChange={change} />
      <Select
        label={t.promo}
        options={promos}
        value={String(value.promo_id)}
        onChange={(id) => change({ promo_id: Number(id) })}
      />
      <WhenPart letter={letter} zone={zone} />
      <MailPreview letter={value} room={room} />
      <div className={css.ends}>
        <Button kind="line" size="s" icon={<IconMail />} busy={busy.test} onClick={test}>
          {t.test}
        </Button>
        <Text size={13} tone="soft">
          {t.testTo({ email: room.own_email })}
        </Text>
        {message && <Remove message={message} onClose={onClose} />}
      </div>
    </Pane>
  );
}
