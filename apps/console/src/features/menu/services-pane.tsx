import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import { daysText } from '@servery/domain/menu/available';
import { clockText } from '@servery/domain/hours/words';
import { type Service, servicesOf } from '@servery/domain/menu-editor/services';
import { Button, TextButton } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { SaveFoot } from '#parts/save-foot.tsx';
import { CHANNELS } from '#features/menu/available-fields.tsx';
import { WhenFields } from '#features/menu/when-fields.tsx';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import pane from '#parts/pane.module.css';
import { Pane } from '#parts/pane.tsx';
import { SomeOf } from '#parts/some-of.tsx';
import css from './options.module.css';
import { t } from '#features/menu/service-texts.ts';

type Held = Service & { categories: number[] };
type Props = { menu: EditableMenu; menuId: number; onClose: () => void };

const NEW: Held = { name: '', days: [], from: '', to: '', fulfilment: [], channels: [], categories: [] };

const timesText = ({ days, from, to }: Service): string =>
  [
    days.length > 0 ? daysText(days) : t.everyDay,
    from !== '' && to !== '' ? t.between({ from: clockText(from), to: clockText(to) }) : t.anyTime,
  ].join(', ');

const namesOf = (menu: EditableMenu, ids: readonly number[]): string =>
  menu.categories
    .filter(({ id }) => ids.includes(id))
    .map(({ value }) => value.name)
    .join(', ');

function List({ menu, onOpen }: { menu: EditableMenu; onOpen: (held: Held) => void }) {
  const services = servicesOf(menu.categories);
  return (
    <>
      {services.length === 0 && <EmptyState title={t.none}>{t.noneNote}</EmptyState>}
      <ul className={css.links}>
        {services.map((service) => (
          <li key={service.name} className={css.link}>
            <span />
            <button type="button" className={css.open} onClick={() => onOpen(service)}>
              <b>{service.name}</b>
              <small>{timesText(service)}</small>
              <small>{namesOf(menu, service.categories)}</small>
            </button>
          </li>
        ))}
      </ul>
      <TextButton icon={<IconPlus />} pad onClick={() => onOpen(NEW)}>
        {t.add}
      </TextButton>
    </>
  );
}

type FieldsProps = Omit<Props, 'onClose'> & {
  value: Held;
  nameError: string | undefined;
  onChange: (wanted: Partial<Held>) => void;
};

function Fields({ menu, menuId, value, nameError, onChange }: FieldsProps) {
  const categories = menu.categories.filter((each) => each.menu_id === menuId);
  return (
    <>
      <TextField
        label={t.name}
        look="inset"
        placeholder={t.nameExample}
        value={value.name}
        maxLength={200}
        error={nameError}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className={pane.part}>
        <h3>{t.categories}</h3>
        <SomeOf
          label={t.categories}
          items={categories.map((each) => ({ value: String(each.id), label: each.value.name }))}
          chosen={value.categories.map(String)}
          hint={t.categoriesHint}
          onChange={(chosen) => onChange({ categories: chosen.map(Number) })}
        />
      </div>
      <WhenFields title={t.when} value={value} onChange={onChange} />
      <div className={pane.part}>
        <h3>{t.ways}</h3>
        <SomeOf
          label={t.ways}
          items={menu.fulfilment.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={value.fulfilment}
          hint={t.waysHint}
          onChange={(fulfilment) => onChange({ fulfilment })}
        />
      </div>
      <div className={pane.part}>
        <h3>{t.screens}</h3>
        <SomeOf
          label={t.screens}
          items={CHANNELS}
          chosen={value.channels}
          hint={t.screensHint}
          onChange={(channels) => onChange({ channels })}
        />
      </div>
    </>
  );
}

type EditorProps = Omit<Props, 'onClose'> & { held: Held; onBack: () => void };

function Editor({ menu, menuId, held, onBack }: EditorProps) {
  const [value, setValue] = useState(held);
  const [tried, setTried] = useState(false);
  const save = useMenuEdit('ConsoleMenu.save_service');
  const name = value.name.trim();
  const nameError = tried && name === '' ? t.nameMissing : undefined;
  const send = ({ categories, ...service }: Held, text: string) => {
    const seen = menu.categories.filter(({ id }) => categories.includes(id));
    save.mutate({
      input: {
        was: held.name,
        service: asJson(service),
        categories: asJson(seen.map(({ id, version }) => ({ id, version }))),
      },
      said: { text, onDone: onBack },
    });
  };
  const submit = () => {
    setTried(true);
    if (name !== '' && value.categories.length > 0) send({ ...value, name }, t.saved({ name }));
  };
  const isNew = held.name === '';
  const changes = JSON.stringify(value) === JSON.stringify(held) ? 0 : 1;
  const foot = (
    <SaveFoot changes={changes} what={t.fields} busy={save.isPending} isNew={isNew} onDiscard={onBack} />
  );
  return (
    <Pane title={isNew ? t.add : held.name} back onClose={onBack} onSubmit={submit} foot={foot}>
      <Fields
        menu={menu}
        menuId={menuId}
        value={value}
        nameError={nameError}
        onChange={(wanted) => setValue({ ...value, ...wanted })}
      />
      {tried && value.categories.length === 0 && <p role="alert">{t.categoriesMissing}</p>}
      {!isNew && (
        <Button
          kind="quiet"
          size="s"
          icon={<IconTrash2 />}
          onClick={() => send({ ...held, categories: [] }, t.removed({ name: held.name }))}
        >
          {t.remove}
        </Button>
      )}
    </Pane>
  );
}

/** Breakfast, lunch, catering: sets of categories that are sold at times, by ways and at screens of their own. */
export function ServicesPane({ menu, menuId, onClose }: Props) {
  const [open, setOpen] = useState<Held>();
  if (open) return <Editor menu={menu} menuId={menuId} held={open} onBack={() => setOpen(undefined)} />;
  return (
    <Pane title={t.title} onClose={onClose}>
      <List menu={menu} onOpen={setOpen} />
    </Pane>
  );
}
