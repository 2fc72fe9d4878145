import { Button } from '@servery/ui/actions/button';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { type FormEvent, useState } from 'react';
import { Pane } from '#features/devices/pane.tsx';
import { type GivenCode, givenNow, PairCode, Paired } from '#features/devices/pair-code.tsx';
import { type Devices, kindText, type Screen } from '#features/devices/rules/screen-words.ts';
import { ScreenFields, wireOf } from '#features/devices/screen-fields.tsx';
import { ScreenState } from '#features/devices/screen-list.tsx';
import { useRemoveScreen, useScreenDeed } from '#features/devices/use-screen-deeds.ts';
import { sayGood } from '#toasts/toaster.ts';
import devices from './devices.module.css';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

type Props = { screen: Screen; all: Devices; clock: { zone: string; now: number }; onClose: () => void };

function SettingsForm({ screen, cards }: { screen: Screen; cards: boolean }) {
  const [settings, setSettings] = useState({
    name: screen.name,
    place: screen.place,
    eftpos: screen.eftpos === 1,
  });
  const [tried, setTried] = useState(false);
  const change = useScreenDeed('ConsoleScreens.change', (saved) =>
    sayGood(t.saved({ name: saved.screen.name })),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (settings.name.trim() !== '') change.mutate({ ...wireOf(settings), screen_id: screen.id });
  };
  return (
    <form noValidate aria-label={t.settings} className={css.form} onSubmit={submit}>
      <ScreenFields value={settings} onChange={setSettings} cards={cards} tried={tried} />
      <Button type="submit" kind="soft" size="s" busy={change.isPending} className={css.save}>
        {t.save}
      </Button>
    </form>
  );
}

type Asked = { given: GivenCode; pairedBefore: number };

/** A code for a device that takes this screen's place, or for this one once it was signed out. */
function NewCode({ screen, hosts }: { screen: Screen; hosts: readonly string[] }) {
  const [asked, setAsked] = useState<Asked>();
  const make = useScreenDeed('ConsoleScreens.code', (answer) =>
    setAsked({ given: givenNow(answer.code), pairedBefore: screen.paired }),
  );
  const again = () => make.mutate({ screen_id: screen.id });
  if (!asked)
    return (
      <div className={devices.about}>
        <Button kind="line" size="s" busy={make.isPending} onClick={again}>
          {t.showCode}
        </Button>
        <Text size={13} tone="soft">
          {screen.paired === 0 ? t.codeNote : t.newCodeNote}
        </Text>
      </div>
    );
  if (screen.paired > asked.pairedBefore) return <Paired screen={screen} />;
  return <PairCode screen={screen} given={asked.given} hosts={hosts} busy={make.isPending} onAgain={again} />;
}

/** One screen: how it does, what it is called, and how another device becomes it. */
export function ScreenPanel({ screen, all, clock, onClose }: Props) {
  const removal = useRemoveScreen(screen, onClose);
  return (
    <Pane title={screen.name} onClose={onClose}>
      <div className={devices.about}>
        <ScreenState screen={screen} clock={clock} />
        <Text size={13} tone="soft">
          {screen.email === '' ? kindText(screen.kind) : t.signsInWith({ email: screen.email })}
        </Text>
        {screen.eftpos === 1 && screen.pos_id !== '' && (
          <Text size={13} tone="soft" className={css.pos}>
            {t.posId({ id: screen.pos_id })}
          </Text>
        )}
      </div>
      <NewCode screen={screen} hosts={all.hosts} />
      <section aria-label={t.settings} className={devices.part}>
        <h3>{t.settings}</h3>
        <SettingsForm screen={screen} cards={all.eftpos === 1 && screen.kind !== 'kitchen'} />
      </section>
      <Button
        kind="quiet"
        size="s"
        icon={<IconTrash2 />}
        busy={removal.busy}
        className={devices.remove}
        onClick={removal.remove}
      >
        {t.removeScreen}
      </Button>
    </Pane>
  );
}
