import type { SetUp } from '@servery/contract/entities/set-up';
import { Choice, ChoiceGroup } from '@servery/ui/choices/choice';
import { IconUpload } from '@servery/ui/foundations/icon-more';
import { Button } from '@servery/ui/actions/button';
import { TextArea } from '@servery/ui/inputs/field';
import { Text } from '@servery/ui/foundations/text';
import { decodeFile } from '@servery/domain/imports/decode';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { ReadMenu } from '#features/set-up/read-menu.tsx';
import css from './set-up.module.css';
import { useSaveStep } from '#features/set-up/state/use-set-up.ts';
import { StepForm } from '#features/set-up/step-form.tsx';
import { FIRST_TEMPLATE, type StepProps } from '#features/set-up/step-props.ts';
import { t } from '#features/set-up/texts.ts';

type Source = 'template' | 'list' | 'empty';
type Choosing = { source: Source; template: string; text: string };
const MOST = 200_000;

type ListProps = {
  text: string;
  error: string | undefined;
  busy: boolean;
  onText: (text: string) => void;
  onRead: () => void;
};

function OwnList({ text, error, busy, onText, onRead }: ListProps) {
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (chosen) onText(decodeFile(new Uint8Array(await chosen.arrayBuffer())).slice(0, MOST));
  };
  return (
    <div className={css.section}>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,.html,.json,text/csv,text/plain"
        aria-label={t.chooseFile}
        className="visually-hidden"
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button kind="line" size="s" icon={<IconUpload />} onClick={() => file.current?.click()}>
        {t.chooseFile}
      </Button>
      <TextArea
        label={t.yourList}
        hint={t.yourListHint}
        name="text"
        rows={8}
        maxLength={MOST}
        value={text}
        error={error}
        onChange={(event) => onText(event.target.value)}
      />
      <Button kind="soft" size="s" busy={busy} onClick={onRead}>
        {t.readList}
      </Button>
    </div>
  );
}

type Pick = { setUp: SetUp; chosen: string; onChoose: (code: string) => void };

const Templates = ({ setUp, chosen, onChoose }: Pick) => (
  <div className={css.section}>
    <ChoiceGroup title={t.templates} hideTitle layout="grid">
      {setUp.templates.map(({ code, name, products }) => (
        <Choice
          key={code}
          kind="radio"
          name="template"
          value={code}
          look="boxed"
          title={name}
          note={t.productsRead({ count: products })}
          checked={chosen === code}
          onChange={() => onChoose(code)}
        />
      ))}
    </ChoiceGroup>
    <Text tone="soft">{t.templateNote}</Text>
  </div>
);

/** Which menu is chosen, and what it comes to; a list is read before it is taken. */
function useMenuChoice({ setUp, onSaved, onLost, onLive }: StepProps) {
  const { menu } = setUp.draft;
  const [source, setSource] = useState<Source>(menu?.source ?? 'template');
  const [template, setTemplate] = useState(menu?.template || FIRST_TEMPLATE);
  const [text, setText] = useState(menu?.text ?? '');
  const [read, setRead] = useState(menu?.source === 'list' ? setUp.menu : undefined);
  const [reading, setReading] = useState(false);
  const saving = useSaveStep('menu', { onSaved, onLost });
  const { setProblem } = saving;
  const look = async (wanted: Choosing) => {
    setProblem(undefined);
    setReading(true);
    const result = await call('ConsoleSetup.read', wanted);
    setReading(false);
    if (!result.ok) {
      setRead(undefined);
      return setProblem({ message: result.message, field: result.details.field ?? '' });
    }
    onLive({ menu: result.value });
    if (wanted.source === 'list') setRead(result.value);
  };
  return {
    ...saving,
    source,
    template,
    text,
    read,
    reading,
    look: () => void look({ source, template: '', text }),
    choose: (next: Source, code = template) => {
      setSource(next);
      setTemplate(code);
      if (next !== 'list') void look({ source: next, template: code, text: '' });
    },
    write: (next: string) => {
      setText(next);
      setRead(undefined);
    },
  };
}

const TITLES: readonly [Source, string, string?][] = [
  ['template', t.template],
  ['list', t.list, t.listNote],
  ['empty', t.empty, t.emptyNote],
];

/** What it sells: one of ours to begin with, a list that somebody has, or nothing yet. */
export function MenuStep(props: StepProps) {
  const it = useMenuChoice(props);
  const { source, template, text, read, problem } = it;
  const isUnread = source === 'list' && !read;
  const submit = () => {
    if (isUnread && text.trim() === '') return it.setProblem({ field: 'text', message: t.enterList });
    if (isUnread) return it.look();
    void it.save({
      source,
      template: source === 'template' ? template : '',
      text: source === 'list' ? text : '',
    });
  };
  const error = problem?.field === 'text' ? problem.message : undefined;
  const own: Partial<Record<Source, ReactNode>> = {
    template: (
      <Templates setUp={props.setUp} chosen={template} onChoose={(code) => it.choose('template', code)} />
    ),
    list: (
      <OwnList
        text={text}
        error={error}
        busy={it.reading}
        onText={it.write}
        onRead={isUnread ? submit : it.look}
      />
    ),
  };
  return (
    <StepForm
      step="menu"
      busy={it.busy}
      label={isUnread ? t.readList : t.next}
      problem={problem && error === undefined ? problem.message : undefined}
      onBack={props.onBack}
      peek={props.peek}
      onSubmit={submit}
    >
      <ChoiceGroup title={t.menuFrom} hideTitle layout="plain">
        {TITLES.map(([value, title, note]) => (
          <Choice
            key={value}
            kind="radio"
            name="source"
            value={value}
            look="boxed"
            title={title}
            note={note}
            checked={source === value}
            onChange={() => it.choose(value)}
          >
            {own[value]}
          </Choice>
        ))}
      </ChoiceGroup>
      {source === 'list' && read && <ReadMenu menu={read} />}
    </StepForm>
  );
}
