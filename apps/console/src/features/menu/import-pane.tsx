import { decodeFile } from '@servery/domain/imports/decode';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { Notice } from '@servery/ui/feedback/notice';
import { IconDownload } from '@servery/ui/foundations/icon';
import { IconUpload } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { TextArea } from '@servery/ui/inputs/field';
import { useRef, useState } from 'react';
import { type Brought, useExport, useImport } from '#features/menu/use-import.ts';
import { t } from '#features/menu/import-texts.ts';
import css from '#parts/pane.module.css';
import { Pane } from '#parts/pane.tsx';
import { PlanList } from '#parts/plan-list.tsx';

const MOST = 200_000;

function Export({ slug }: { slug: string }) {
  const take = useExport(`${slug}.json`);
  return (
    <section aria-label={t.export} className={css.part}>
      <Button
        kind="line"
        size="s"
        icon={<IconDownload />}
        busy={take.isPending}
        onClick={() => take.mutate()}
      >
        {t.export}
      </Button>
      <Text size={13} tone="soft">
        {t.exportNote}
      </Text>
    </section>
  );
}

function FileButton({ onText }: { onText: (text: string) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (chosen) onText(decodeFile(new Uint8Array(await chosen.arrayBuffer())));
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,.html,.json,text/csv,text/plain,application/json"
        aria-label={t.chooseFile}
        className="visually-hidden"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button kind="line" size="s" icon={<IconUpload />} onClick={() => file.current?.click()}>
        {t.chooseFile}
      </Button>
    </>
  );
}

function Unread({ lines }: { lines: readonly { where: string; why: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <Notice tone="warn" title={t.left({ count: lines.length })}>
      <ul>
        {lines.map(({ where, why }) => (
          <li key={`${where} ${why}`}>
            <b>{where}</b> {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type FieldsProps = { text: string; bring: Brought['bring']; onChange: (wanted: Partial<Brought>) => void };

function Fields({ text, bring, onChange }: FieldsProps) {
  return (
    <section aria-label={t.bring} className={css.part}>
      <h3>{t.bring}</h3>
      <Text size={13} tone="soft">
        {t.bringNote}
      </Text>
      <FileButton onText={(next) => onChange({ text: next })} />
      <TextArea
        label={t.list}
        look="inset"
        rows={6}
        placeholder={t.listHint}
        value={text}
        error={text.length > MOST ? t.tooLong : undefined}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <h3>{t.how}</h3>
      <Segmented
        label={t.how}
        size="s"
        items={[
          { value: 'add', label: t.add },
          { value: 'replace', label: t.replace },
        ]}
        value={bring}
        onChange={(next) => onChange({ bring: next })}
      />
    </section>
  );
}

/** A menu is brought, or taken along: first what would change is shown, then it is done. */
export function ImportPane({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [wanted, setWanted] = useState<Omit<Brought, 'menu'>>({ text: '', bring: 'add' });
  const menu = useImport({ ...wanted, menu: slug }, onClose);
  const isUnfit = wanted.text.trim() === '' || wanted.text.length > MOST;
  const submit = () => {
    if (isUnfit) return;
    if (menu.plan) menu.make();
    else menu.look();
  };
  const isNothing = menu.plan?.plan.length === 0;
  const foot = (
    <Button type="submit" size="s" busy={menu.isBusy} disabled={isUnfit || isNothing}>
      {menu.plan ? t.import : t.seePlan}
    </Button>
  );
  return (
    <Pane title={t.title} onClose={onClose} onSubmit={submit} foot={foot}>
      <Export slug={slug} />
      <Fields
        text={wanted.text}
        bring={wanted.bring}
        onChange={(next) => {
          menu.forget();
          setWanted({ ...wanted, ...next });
        }}
      />
      {menu.problem !== undefined && <Notice tone="bad" alert title={menu.problem} />}
      {menu.plan && <Unread lines={menu.plan.unread} />}
      {menu.plan && <PlanList plan={menu.plan.plan} nothing={t.nothing} />}
    </Pane>
  );
}
