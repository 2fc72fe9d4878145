import type { MenuDraft } from '@servery/contract/entities/menu-editor';
import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice } from '@servery/ui/feedback/notice';
import { IconX } from '@servery/ui/foundations/icon';
import { IconEye } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { type Moment, useMenuDraft } from '#features/menu/use-menu-draft.ts';
import { whenText } from '#order/when.ts';
import pane from '#parts/pane.module.css';
import { Pane } from '#parts/pane.tsx';
import css from './draft.module.css';
import { t } from '#features/menu/draft-texts.ts';

type Draft = ReturnType<typeof useMenuDraft>;

function Changes({ draft, deeds }: { draft: MenuDraft; deeds: Draft }) {
  return (
    <ul className={css.changes}>
      {draft.changes.map(({ part, id, line, problem, can_keep, live_price }) => (
        <li key={`${part} ${id}`} data-stuck={problem !== '' || undefined}>
          <p>{line}</p>
          <IconButton
            label={t.dropLine({ line })}
            icon={<IconX />}
            kind="bare"
            onClick={() => deeds.drop.mutate({ one: { part, id }, count: 1 })}
          />
          {problem !== '' && (
            <div className={css.problem}>
              <small>
                {live_price === '' ? problem : t.nowLive({ problem, price: dollars(live_price) })}
              </small>
              {can_keep === 1 && (
                <Button
                  kind="line"
                  size="xs"
                  aria-label={t.keepLine({ line })}
                  onClick={() => deeds.keep.mutate({ part, id })}
                >
                  {t.keep}
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type WhenProps = { at: Moment | undefined; zone: string; onAt: (at: Moment | undefined) => void };

/** Now, or by the venue's own calendar and clock, wherever the browser is. */
function When({ at, zone, onAt }: WhenProps) {
  return (
    <section aria-label={t.when} className={pane.part}>
      <h3>{t.when}</h3>
      <Segmented
        label={t.when}
        size="s"
        items={[
          { value: 'now', label: t.now },
          { value: 'later', label: t.later },
        ]}
        value={at ? 'later' : 'now'}
        onChange={(next) => onAt(next === 'later' ? { date: '', time: '' } : undefined)}
      />
      {at && (
        <>
          <div className={pane.pair}>
            <TextField
              type="date"
              label={t.date}
              look="inset"
              value={at.date}
              onChange={({ target }) => onAt({ ...at, date: target.value })}
            />
            <TextField
              type="time"
              label={t.time}
              look="inset"
              value={at.time}
              onChange={({ target }) => onAt({ ...at, time: target.value })}
            />
          </div>
          <Text size={13} tone="soft">
            {t.zone({ zone: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone })}
          </Text>
        </>
      )}
    </section>
  );
}

type PlanProps = { draft: MenuDraft; zone: string; deeds: Draft; onLook: () => void };

function Plan({ draft, zone, deeds, onLook }: PlanProps) {
  const { publish_at: at, failed_at: failed, changes } = draft;
  const stuck = changes.filter(({ problem }) => problem !== '').length;
  return (
    <>
      {failed > 0 && (
        <Notice tone="bad" alert title={t.couldnt({ when: whenText(failed, zone) })}>
          {t.couldntNote}
        </Notice>
      )}
      {stuck > 0 && failed === 0 && (
        <Notice tone="warn" title={t.stuck({ count: stuck })}>
          {t.stuckNote({ count: stuck })}
        </Notice>
      )}
      {at > 0 && (
        <div className={pane.part}>
          <Notice tone="highlight" title={t.goesLive({ when: whenText(at, zone) })} />
          <div className={pane.ways}>
            <Button kind="line" size="s" icon={<IconEye />} onClick={onLook}>
              {t.seeShop}
            </Button>
            <Button kind="line" size="s" busy={deeds.unplan.isPending} onClick={() => deeds.unplan.mutate()}>
              {t.unplan}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

type Props = { draft: MenuDraft; zone: string; onClose: () => void; onDone: () => void; onLook: () => void };

/** All that waits: each thing, when it goes live, and the ways out. */
export function DraftPane({ draft, zone, onClose, onDone, onLook }: Props) {
  const [at, setAt] = useState<Moment>();
  const deeds = useMenuDraft(zone, onDone);
  const count = draft.changes.length;
  const isUnsaid = at !== undefined && (at.date === '' || at.time === '');
  const submit = () => {
    if (count > 0 && !isUnsaid) deeds.publish.mutate({ version: draft.version, at });
  };
  const foot = count > 0 && (
    <>
      <Button kind="bare" size="s" busy={deeds.drop.isPending} onClick={() => deeds.drop.mutate({ count })}>
        {t.dropAll}
      </Button>
      <Button type="submit" size="s" busy={deeds.publish.isPending} disabled={isUnsaid}>
        {at ? t.publishThen : t.publish}
      </Button>
    </>
  );
  return (
    <Pane title={t.draft} onClose={onClose} onSubmit={submit} foot={foot || undefined}>
      {count === 0 ? (
        <EmptyState title={t.nothing}>{t.nothingNote}</EmptyState>
      ) : (
        <>
          <Plan draft={draft} zone={zone} deeds={deeds} onLook={onLook} />
          <section aria-label={t.notLiveYet({ count })} className={pane.part}>
            <h3>{t.notLiveYet({ count })}</h3>
            <Changes draft={draft} deeds={deeds} />
          </section>
          <When at={at} zone={zone} onAt={setAt} />
        </>
      )}
    </Pane>
  );
}
