import { SCREEN_KINDS, type ScreenKind } from '@servery/domain/devices/screens';
import { Button } from '@servery/ui/actions/button';
import { Status } from '@servery/ui/actions/badge';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { type FormEvent, useState } from 'react';
import { Pane } from '#features/devices/pane.tsx';
import { type GivenCode, givenNow, PairCode, Paired } from '#features/devices/pair-code.tsx';
import { type Devices, freeName, kindText, type Screen } from '#features/devices/rules/screen-words.ts';
import { ScreenFields, wireOf } from '#features/devices/screen-fields.tsx';
import { SCREEN_ICONS } from '#features/devices/screen-list.tsx';
import { useScreenDeed } from '#features/devices/use-screen-deeds.ts';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

type KindsProps = { kind: ScreenKind; onKind: (kind: ScreenKind) => void; onPrinter: () => void };

function Kinds({ kind, onKind, onPrinter }: KindsProps) {
  return (
    <fieldset aria-label={t.whatDevice} className={css.kinds}>
      {SCREEN_KINDS.map((each) => {
        const Icon = SCREEN_ICONS[each];
        return (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => onKind(each)}>
            <Icon />
            {each === 'kitchen' ? t.board : kindText(each)}
          </button>
        );
      })}
      <button type="button" aria-pressed={false} onClick={onPrinter}>
        <IconPrinter />
        {t.printer}
      </button>
    </fieldset>
  );
}

/** A pairing under way: the code, until a device has typed it. */
function Waiting({ devices, added, onClose }: { devices: Devices; added: Added; onClose: () => void }) {
  const [given, setGiven] = useState(added.given);
  const again = useScreenDeed('ConsoleScreens.code', ({ code }) => setGiven(givenNow(code)));
  const remove = useScreenDeed('ConsoleScreens.remove', onClose);
  const screen = devices.screens.find(({ id }) => id === added.screen.id) ?? added.screen;
  const isPaired = screen.paired > 0;
  const kind = kindText(screen.kind).toLowerCase();
  return (
    <Pane title={t.pairDevice} onClose={onClose}>
      {isPaired ? (
        <Paired screen={screen} />
      ) : (
        <PairCode
          screen={screen}
          given={given}
          hosts={devices.hosts}
          busy={again.isPending}
          onAgain={() => again.mutate({ screen_id: screen.id })}
        />
      )}
      <div className={css.foot}>
        <output>
          <Status tone={isPaired ? 'good' : 'highlight'} live={!isPaired}>
            {isPaired ? t.done : t.waitingForKind({ kind })}
          </Status>
        </output>
        {!isPaired && (
          <Button
            kind="quiet"
            size="s"
            busy={remove.isPending}
            onClick={() => remove.mutate({ screen_id: screen.id })}
          >
            {t.cancel}
          </Button>
        )}
        <Button size="s" disabled={!isPaired} onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </Pane>
  );
}

type Added = { screen: Screen; given: GivenCode };
type Props = { devices: Devices; onClose: () => void; onPrinter: () => void };

/** First what it is and where it stands, then the code to type at it. */
export function PairDevice({ devices, onClose, onPrinter }: Props) {
  const [kind, setKind] = useState<ScreenKind>('kiosk');
  const [settings, setSettings] = useState(() => ({
    name: freeName('kiosk', devices.screens),
    place: '',
    eftpos: false,
  }));
  const [tried, setTried] = useState(false);
  const [added, setAdded] = useState<Added>();
  const add = useScreenDeed('ConsoleScreens.add', ({ screen, code }) =>
    setAdded({ screen, given: givenNow(code) }),
  );
  const choose = (next: ScreenKind) => {
    const isOwn = settings.name !== freeName(kind, devices.screens);
    if (!isOwn) setSettings({ ...settings, name: freeName(next, devices.screens) });
    setKind(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (settings.name.trim() !== '') add.mutate({ ...wireOf(settings), screen_kind: kind });
  };
  if (added) return <Waiting devices={devices} added={added} onClose={onClose} />;
  return (
    <Pane title={t.pairDevice} onClose={onClose}>
      <form noValidate className={css.form} onSubmit={submit}>
        <Kinds kind={kind} onKind={choose} onPrinter={onPrinter} />
        <ScreenFields
          value={settings}
          onChange={setSettings}
          cards={devices.eftpos === 1 && kind !== 'kitchen'}
          tried={tried}
        />
        <Button type="submit" busy={add.isPending} wide>
          {t.showCode}
        </Button>
      </form>
    </Pane>
  );
}
