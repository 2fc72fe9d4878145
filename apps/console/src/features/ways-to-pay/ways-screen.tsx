import type { ConsoleUser } from '@servery/contract/entities/board';
import type { PaymentWays } from '@servery/contract/entities/payment-ways';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { IconHistory } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, Suspense, useRef, useState } from 'react';
import { paymentWaysQuery, paymentWaysRoom } from '#api/payment-ways-query.ts';
import { type Connectable, MethodsPart } from '#features/ways-to-pay/methods-part.tsx';
import { SurchargesPart } from '#features/ways-to-pay/surcharges-part.tsx';
import { t } from '#features/ways-to-pay/texts.ts';
import {
  canSave,
  isWay,
  useSaveWays,
  useWaysDraft,
  type WaysField,
  written,
} from '#features/ways-to-pay/use-ways.ts';
import css from './ways.module.css';
import { HistoryPane } from '#parts/history-pane.tsx';
import { RoomInstead, RoomWaiting } from '#parts/room-instead.tsx';
import { Room, RoomFoot, RoomHead } from '#parts/room.tsx';
import { ConflictNotice, SaveFoot } from '#parts/save-foot.tsx';

/** Where the account that takes the money is connected; it comes with the room, as another feature has it. */
type ConnectForm = ComponentType<{ method: Connectable; onClose: () => void }>;
type Part = 'methods' | 'surcharges';

const PARTS = [
  { value: 'methods', label: t.methods },
  { value: 'surcharges', label: t.surcharges },
] as const;

type EditorProps = {
  held: PaymentWays;
  venue: ConsoleUser['merchant'];
  part: Part;
  onConnect: ((account: Connectable) => void) | undefined;
};

function Editor({ held, venue: { id: venueId, time_zone: zone }, part, onConnect }: EditorProps) {
  const draft = useWaysDraft(held, venueId);
  const { save, isPending } = useSaveWays(draft.discard);
  const form = useRef<HTMLFormElement>(null);
  const { value, changed, conflicts } = draft;
  const namesOf = (fields: readonly WaysField[]) =>
    fields.map((field) => (isWay(field) ? value[field].name : t[`field_${field}`])).join(', ');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = canSave(value, changed) ? written(value) : undefined;
    if (!wanted) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (conflicts.length === 0) save({ seen: held.seen, value: wanted });
  };
  const props = { held, value, changed, onChange: draft.change };
  return (
    <>
      <form
        ref={form}
        id="ways-to-pay"
        noValidate
        aria-label={t.title}
        className={css.form}
        onSubmit={submit}
      >
        {conflicts.length > 0 && (
          <ConflictNotice what={namesOf(conflicts)} onTheirs={draft.discard} onMine={draft.keepMine} />
        )}
        {part === 'methods' ? (
          <MethodsPart {...props} onConnect={onConnect} />
        ) : (
          <SurchargesPart {...props} zone={zone} />
        )}
      </form>
      {changed.length > 0 && (
        <RoomFoot>
          <SaveFoot
            changes={changed.length}
            what={namesOf(changed)}
            busy={isPending}
            form="ways-to-pay"
            onDiscard={draft.discard}
          />
        </RoomFoot>
      )}
    </>
  );
}

type Props = { user: ConsoleUser; connectAccount: ConnectForm };

function Shown({ user, connectAccount: ConnectAccount }: Props) {
  const { data, error, refetch } = useQuery(paymentWaysQuery);
  const [part, setPart] = useState<Part>('methods');
  const [isHistory, setHistory] = useState(false);
  const [connecting, setConnecting] = useState<Connectable>();
  const mayConnect = user.permissions.includes('manage_payments');
  const connected = () => {
    setConnecting(undefined);
    void refetch();
  };
  if (!data) return <RoomWaiting said={t} error={error} onAgain={() => void refetch()} />;
  const pane = isHistory && (
    <HistoryPane room={paymentWaysRoom} zone={user.merchant.time_zone} onClose={() => setHistory(false)} />
  );
  return (
    <Room label={t.title} pane={pane || undefined} paneSize="narrow">
      {error && <OfflineBar>{t.offline}</OfflineBar>}
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <div className={css.parts}>
          <Segmented label={t.show} size="s" items={[...PARTS]} value={part} onChange={setPart} />
          <IconButton
            label={t.history}
            icon={<IconHistory />}
            kind="raised"
            onClick={() => setHistory(!isHistory)}
          />
        </div>
      </RoomHead>
      <Editor
        held={data}
        venue={user.merchant}
        part={part}
        onConnect={mayConnect ? setConnecting : undefined}
      />
      {connecting && (
        <Suspense fallback={null}>
          <ConnectAccount method={connecting} onClose={connected} />
        </Suspense>
      )}
    </Room>
  );
}

/** How customers can pay, where and for what, and what that adds. */
export function WaysToPayScreen(props: Props) {
  const { user } = props;
  if (user.permissions.includes('manage_venue')) return <Shown {...props} />;
  return (
    <RoomInstead title={t.title}>
      <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
    </RoomInstead>
  );
}
