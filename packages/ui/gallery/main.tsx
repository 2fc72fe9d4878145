import { StrictMode, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Picture } from '#surfaces/picture';
import { Rail, RailLink } from '#surfaces/rail';
import { Segmented } from '#choices/segmented';
import { Display, Text } from '#foundations/text';
import css from './gallery.module.css';
import { Matrix } from './matrix.tsx';
import { pic } from './pics.ts';
import { Actions } from './sections/actions.tsx';
import { Choices } from './sections/choices.tsx';
import { Feedback } from './sections/feedback.tsx';
import { Foundations } from './sections/foundations.tsx';
import { Inputs } from './sections/inputs.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Staff } from './sections/staff.tsx';
import { Surfaces } from './sections/surfaces.tsx';
import { Times } from './sections/times.tsx';
import { applySettings, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

const sections = [
  'Foundations',
  'Actions',
  'Inputs',
  'Choices',
  'Times',
  'Surfaces',
  'Feedback',
  'Overlays',
  'Staff',
];

type SwitcherProps = { settings: Settings; change: (part: Partial<Settings>) => void };

function Switcher({ settings, change }: SwitcherProps) {
  return (
    <div className={css.switcher}>
      <Segmented
        label="Brand"
        size="s"
        items={[
          { value: 'banksia', label: 'Banksia' },
          { value: 'harbour', label: 'Harbour' },
        ]}
        value={settings.palette}
        onChange={(palette) => change({ palette })}
      />
      <Segmented
        label="Theme"
        size="s"
        items={[
          { value: 'light', label: 'Light', disabled: settings.palette === 'harbour' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={settings.palette === 'harbour' ? 'dark' : settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <Segmented
        label="Face"
        size="s"
        items={(['web', 'kiosk', 'pos', 'board', 'console'] as const).map((value) => ({
          value,
          label: value,
        }))}
        value={settings.face}
        onChange={(face) => change({ face })}
      />
      <Segmented
        label="View"
        size="s"
        items={[
          { value: 'page', label: 'All parts' },
          { value: 'matrix', label: 'Matrix' },
        ]}
        value={settings.view}
        onChange={(view) => change({ view })}
      />
    </div>
  );
}

function Hero() {
  return (
    <header className={css.hero}>
      <div>
        <Display as="h1" size="title">
          Servery UI
        </Display>
        <Text size={20}>
          Food is the colour, the interface is the plate. Tokens and primitives for a phone in a queue, a
          kiosk, a till and a kitchen wall.
        </Text>
      </div>
      <div className={css.heroPlates}>
        {['prawn-bowl', 'beef-burger', 'pancakes'].map((name) => (
          <Picture key={name} src={pic(name)} tint="none" shape="round" eager />
        ))}
      </div>
    </header>
  );
}

function Page() {
  return (
    <>
      <Hero />
      <Foundations />
      <Actions />
      <Inputs />
      <Choices />
      <Times />
      <Surfaces />
      <Feedback />
      <Overlays />
      <Staff />
    </>
  );
}

function Gallery() {
  const [settings, setSettings] = useState(readSettings);
  useLayoutEffect(() => applySettings(settings), [settings]);
  return (
    <div className={css.layout}>
      <aside className={css.side}>
        <Display as="p" size={24}>
          Servery UI
        </Display>
        <Rail label="Sections" look="nav">
          {sections.map((name) => (
            <RailLink key={name} href={`#${name.toLowerCase()}`}>
              {name}
            </RailLink>
          ))}
          <RailLink href="/ui/mails">Mails</RailLink>
        </Rail>
      </aside>
      <main className={css.main}>
        <Switcher settings={settings} change={(part) => setSettings({ ...settings, ...part })} />
        {settings.view === 'matrix' ? <Matrix /> : <Page />}
      </main>
    </div>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
