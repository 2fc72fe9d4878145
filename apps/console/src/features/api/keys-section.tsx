import type { ApiKey } from '@servery/contract/entities/api';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Text } from '@servery/ui/foundations/text';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useState } from 'react';
import { useApiDeed } from '#features/api/use-api.ts';
import { whenText } from '#order/when.ts';
import { rightName } from '#parts/rights.ts';
import { RoomPart } from '#parts/room-part.tsx';
import part from '#parts/room-part.module.css';
import { sayGood } from '#toasts/toaster.ts';
import css from './api.module.css';
import { t } from '#features/api/texts.ts';

function Key({ of, zone, onRevoke }: { of: ApiKey; zone: string; onRevoke: () => void }) {
  const { name, ending, permissions, who, created, used, works } = of;
  return (
    <li className={`${part.row} ${css.row}`}>
      <div>
        <b>
          {name} <code>…{ending}</code>
        </b>
        <small>{permissions.map(rightName).join(', ')}</small>
        <small>
          {t.madeBy({ who, when: whenText(created, zone) })} ·{' '}
          {used === 0 ? t.never : t.used({ when: whenText(used, zone) })}
        </small>
        {works === 0 && (
          <Status tone="bad" coloured>
            {t.broken({ who })}
          </Status>
        )}
      </div>
      <Button kind="line" size="s" aria-label={`${t.revoke} ${name}`} onClick={onRevoke}>
        {t.revoke}
      </Button>
    </li>
  );
}

function RevokeDialog({ of, onClose }: { of: ApiKey | undefined; onClose: () => void }) {
  const revoke = useApiDeed('ConsoleApiKeys.revoke', () => {
    sayGood(t.revoked({ name: of?.name ?? '' }));
    onClose();
  });
  return (
    <Dialog open={of !== undefined} onClose={onClose} title={t.revokeTitle({ name: of?.name ?? '' })}>
      <div className={css.ask}>
        <Text>{t.revokeNote}</Text>
        <div className={css.ways}>
          <Button kind="line" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button busy={revoke.isPending} onClick={() => of && revoke.mutate({ key_id: of.id })}>
            {t.revokeYes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type Props = { keys: readonly ApiKey[]; zone: string; onNew: () => void };

/** What the venue's own tools are let in with. */
export function KeysSection({ keys, zone, onNew }: Props) {
  const [asked, setAsked] = useState<ApiKey>();
  return (
    <RoomPart
      title={t.keys}
      size="l"
      beside={
        <Button size="s" icon={<IconPlus />} onClick={onNew}>
          {t.newKey}
        </Button>
      }
    >
      <Text tone="soft">{t.keysNote}</Text>
      {keys.length === 0 ? (
        <EmptyState title={t.noKeys}>{t.noKeysNote}</EmptyState>
      ) : (
        <ul className={part.rows}>
          {keys.map((key) => (
            <Key key={key.id} of={key} zone={zone} onRevoke={() => setAsked(key)} />
          ))}
        </ul>
      )}
      <RevokeDialog of={asked} onClose={() => setAsked(undefined)} />
    </RoomPart>
  );
}
