import { useState } from 'react';
import { Status, Tag, Tags } from '#actions/badge';
import { BarButton } from '#actions/dock';
import { Button, TextButton } from '#actions/button';
import { Choice, ChoiceGroup } from '#choices/choice';
import { TextField } from '#inputs/field';
import { PlusButton } from '#actions/icon-button';
import { Notice } from '#feedback/notice';
import { Paper, Tear } from '#surfaces/paper';
import { Picture } from '#surfaces/picture';
import { ProgressPath } from '#feedback/progress';
import { Stepper } from '#actions/stepper';
import { Sums } from '#surfaces/sums';
import { Display, Money, Text } from '#foundations/text';
import { Row } from '#foundations/stack';
import { TimeList } from '#times/time-list';
import css from './gallery.module.css';
import { pic } from './pics.ts';
import { pathSteps, sums, times } from './samples.ts';

const panels = [
  { name: 'Banksia', palette: undefined, theme: 'light' },
  { name: 'Banksia, dark', palette: undefined, theme: 'dark' },
  { name: 'Harbour', palette: 'harbour', theme: 'dark' },
];

function Dish() {
  return (
    <div className={css.dish}>
      <div className={css.dishWords}>
        <b>Smashed Avo Toast</b>
        <Text size={15} tone="soft" lines={2}>
          Lemony avocado, whipped feta and dukkah on rye.
        </Text>
        <Row gap={2}>
          <Money>$18.50</Money>
          <Tags>
            <Tag title="Vegetarian">V</Tag>
          </Tags>
        </Row>
      </div>
      <div className={css.media}>
        <Picture src={pic('smashed-avo')} tint="leaf" />
        <PlusButton label="Add" count={2} />
      </div>
    </div>
  );
}

function Sampler({ name }: { name: string }) {
  const [size, setSize] = useState('regular');
  const [count, setCount] = useState(1);
  const [time, setTime] = useState<string | null>('12:15');
  return (
    <>
      <Row justify="between">
        <Display size={32}>{name}</Display>
        <Status live coloured>
          Open now
        </Status>
      </Row>
      <Dish />
      <ChoiceGroup title="Size" rule={<b>Choose 1</b>}>
        {['small', 'regular', 'large'].map((value) => (
          <Choice
            key={value}
            kind="radio"
            name={`${name}-size`}
            value={value}
            checked={size === value}
            onChange={() => setSize(value)}
            title={value}
          />
        ))}
      </ChoiceGroup>
      <TextField label="Email" defaultValue="sam@example" error="Enter a valid email address" />
      <TimeList label="Times" groups={times.slice(1, 2)} value={time} onChange={setTime} />
      <ProgressPath label="Progress" steps={pathSteps} now="3" />
      <Paper>
        <Row justify="between">
          <b>Flat White</b>
          <Stepper label="Flat White" value={count} onChange={setCount} min={1} size="compact" />
        </Row>
        <Tear />
        <Sums rows={sums} />
      </Paper>
      <Notice tone="bad" action={<TextButton tone="bad">Try again</TextButton>}>
        That did not work, please try again.
      </Notice>
      <Row gap={2} wrap>
        <Button kind="warm">Warm</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="line">Line</Button>
        <Button kind="wallet">Wallet</Button>
      </Row>
      <BarButton count={3} note="3 items" end="$42.50">
        View
      </BarButton>
    </>
  );
}

export function Matrix() {
  return (
    <div className={css.matrix}>
      {panels.map((panel) => (
        <div
          key={panel.name}
          data-palette={panel.palette ?? 'banksia'}
          data-theme={panel.theme}
          className={css.panel}
        >
          <Sampler name={panel.name} />
        </div>
      ))}
    </div>
  );
}
