import { laterTexts } from '@servery/domain/messages/later-texts';
import { Text } from '@servery/ui/foundations/text';
import { Sheet } from '@servery/ui/overlays/sheet';
import { List, ListButton } from '@servery/ui/surfaces/list';
import { IconPencil, IconTrash2 } from '@servery/ui/foundations/icon-more';
import { change, type DraftItem, useDraft } from '#features/standing/draft.ts';
import { takeOff } from '#features/standing/week-grid.tsx';
import { toaster } from '#state/toasts.ts';
import { t } from '#features/standing/texts.ts';

const UNDO_MS = 8000;

type Props = { item: DraftItem | undefined; onClose: () => void; onOptions: (item: DraftItem) => void };

/** What can be done with a product of the week. */
export function ItemSheet({ item, onClose, onOptions }: Props) {
  const remove = () => {
    if (!item) return;
    const { items } = useDraft.getState();
    takeOff(item.key);
    toaster.show({
      kind: 'good',
      text: t.takenOff({ name: item.menu_item_desc }),
      ms: UNDO_MS,
      action: { label: t.undo, run: () => change({ items }) },
    });
    onClose();
  };
  return (
    <Sheet open={item !== undefined} onClose={onClose} title={item?.menu_item_desc ?? ''} size="s">
      {item?.hasOptions === false && <Text tone="soft">{laterTexts.productHasNoOptions}</Text>}
      <List>
        {item?.hasOptions === true && item.available && (
          <ListButton icon={<IconPencil />} title={t.changeOptions} onClick={() => onOptions(item)} />
        )}
        <ListButton icon={<IconTrash2 />} tone="bad" title={t.takeOff} onClick={remove} />
      </List>
    </Sheet>
  );
}
