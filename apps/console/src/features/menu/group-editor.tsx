import { asJson } from '@servery/contract/client/as-json';
import type { EditableMenu, HeldGroup } from '@servery/contract/entities/menu-editor';
import { Button, TextButton } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { FieldError, TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { GroupOptions, GroupRule } from '#features/menu/group-fields.tsx';
import { Pane } from '#parts/pane.tsx';
import { groupErrors, newGroup, newOption, tidiedGroup } from '#features/menu/rules/group.ts';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';
import { useDraft } from '#drafts/use-draft.ts';
import { useDraftKey } from '#features/menu/draft-mode.ts';
import { useMenuEdit } from '#features/menu/use-menu-edits.ts';
import pane from '#parts/pane.module.css';
import { t } from '#features/menu/texts.ts';

type Props = {
  menu: EditableMenu;
  group: HeldGroup | undefined;
  onClose: () => void;
  /** With the id of one that was just made. */
  onMade: (id: number) => void;
};

function useGroupSave({ group, onClose, onMade }: Props) {
  const [fresh] = useState(newGroup);
  const draft = useDraft(useDraftKey(`group-${group?.id ?? 'new'}`), group?.value ?? fresh);
  const [tried, setTried] = useState(false);
  const save = useMenuEdit('ConsoleMenu.save_group');
  const errors = groupErrors(draft.value);
  const submit = () => {
    setTried(true);
    if (errors.name !== undefined || errors.options !== undefined || draft.conflicts.length > 0) return;
    const value = tidiedGroup(draft.value);
    save.mutate({
      input: { ...(group && { group_id: group.id, version: group.version }), group: asJson(value) },
      said: {
        text: t.saved({ name: value.name }),
        onDone: ({ saved }) => {
          draft.discard();
          if (group) onClose();
          else onMade(saved.id);
        },
      },
    });
  };
  return { draft, errors: tried ? errors : {}, submit, busy: save.isPending };
}

function RemoveGroup({ group, onClose }: { group: HeldGroup; onClose: () => void }) {
  const remove = useMenuEdit('ConsoleMenu.remove');
  const { id, version, value } = group;
  return (
    <Button
      kind="quiet"
      size="s"
      icon={<IconTrash2 />}
      busy={remove.isPending}
      onClick={() =>
        remove.mutate({
          input: { part: 'group', id, version },
          said: { text: t.removed({ name: value.name }), onDone: onClose },
        })
      }
    >
      {t.removeGroup}
    </Button>
  );
}

/** A question that customers are asked, with its answers. */
export function GroupEditor(props: Props) {
  const { menu, group, onClose } = props;
  const { draft, errors, submit, busy } = useGroupSave(props);
  const { value, change } = draft;
  const uses = menu.products.filter((each) => group && each.value.options.includes(group.id)).length;
  const discard = () => {
    draft.discard();
    if (!group) onClose();
  };
  const foot = (
    <SaveFoot
      changes={draft.changed.length}
      what={t.options.toLowerCase()}
      busy={busy}
      isNew={!group}
      onDiscard={discard}
    />
  );
  return (
    <Pane title={group ? group.value.name : t.newGroup} back onClose={onClose} foot={foot} onSubmit={submit}>
      {draft.conflicts.length > 0 && (
        <ConflictNotice what={t.options} onTheirs={draft.discard} onMine={draft.keepMine} />
      )}
      {uses > 1 && (
        <Text size={15} tone="soft">
          {t.changesAll({ count: uses })}
        </Text>
      )}
      <TextField
        label={t.question}
        look="inset"
        placeholder={t.questionExample}
        value={value.name}
        maxLength={200}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <GroupRule value={value} onChange={change} />
      <section aria-label={t.options} className={pane.part}>
        <h3>{t.options}</h3>
        <Text size={13} tone="soft">
          {t.optionsHint}
        </Text>
        <GroupOptions value={value} onChange={change} />
        {errors.options !== undefined && <FieldError>{errors.options}</FieldError>}
        <TextButton
          icon={<IconPlus />}
          pad
          onClick={() => change({ options: [...value.options, newOption()] })}
        >
          {t.option}
        </TextButton>
      </section>
      {group && uses === 0 && <RemoveGroup group={group} onClose={onClose} />}
    </Pane>
  );
}
