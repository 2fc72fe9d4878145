import { useState } from 'react';
import { NoteTag, Tag, Tags } from '#actions/badge';
import { Button, TextButton } from '#actions/button';
import { Card } from '#surfaces/card';
import { PlusButton } from '#actions/icon-button';
import { IconClock, IconShoppingBag } from '#foundations/icon';
import { IconMessageSquareText, IconTicketPercent } from '#foundations/icon-more';
import { List, ListButton, ListRow } from '#surfaces/list';
import { Near } from '#surfaces/near';
import { Paper, Tear } from '#surfaces/paper';
import { Picture, PictureStack } from '#surfaces/picture';
import type { Tint } from '#surfaces/picture';
import { Rail, RailLink } from '#surfaces/rail';
import { Row } from '#foundations/stack';
import { Step } from '#surfaces/step';
import { Stepper } from '#actions/stepper';
import { Sums } from '#surfaces/sums';
import { Display, Money, Text } from '#foundations/text';
import { PillBar, TopBar } from '#surfaces/topbar';
import { Section, Specimen } from '../frame.tsx';
import css from '../gallery.module.css';
import { pic } from '../pics.ts';
import { sums } from '../samples.ts';

const dishes: { name: string; src: string; tint: Tint; note?: string; muted?: boolean }[] = [
  { name: 'Smashed Avo Toast', src: 'smashed-avo', tint: 'leaf' },
  { name: 'Buttermilk Pancakes', src: 'pancakes', tint: 'sun', note: 'Available until 11:30 am' },
  { name: 'Wild Mushroom & Thyme', src: 'mushroom-pizza', tint: 'oat', muted: true },
];

function Dishes() {
  return dishes.map((dish) => (
    <div key={dish.name} className={css.dish}>
      <div className={css.dishWords}>
        <b>{dish.name}</b>
        <Text size={15} tone="soft" lines={2}>
          Three tall ones, blueberries, Jarrah honey butter, and then some more.
        </Text>
        <Row gap={2} wrap>
          <Money>$19.00</Money>
          <Tags>
            <Tag title="Vegetarian">V</Tag>
          </Tags>
        </Row>
        {dish.note && (
          <span>
            <NoteTag icon={<IconClock />}>{dish.note}</NoteTag>
          </span>
        )}
      </div>
      <div className={css.media}>
        <Picture src={pic(dish.src)} tint={dish.tint} muted={dish.muted} />
        {!dish.muted && <PlusButton label={`Add ${dish.name}`} />}
      </div>
    </div>
  ));
}

function Slip() {
  const [count, setCount] = useState(1);
  return (
    <Specimen name="Paper" from="Paper, Tear, Sums">
      <Paper>
        <Row justify="between">
          <Row gap={3}>
            <IconShoppingBag size="l" />
            <b>Pickup, today 12:15 pm</b>
          </Row>
          <TextButton>Change</TextButton>
        </Row>
        <Tear />
        <Row justify="between" align="start">
          <div>
            <b>Prawn & Mango Rice Bowl</b>
            <Text size={15} tone="soft">
              Regular, avocado, pickled ginger
            </Text>
          </div>
          <Stepper label="portions" value={count} onChange={setCount} min={1} />
        </Row>
        <Tear />
        <Sums rows={[{ ...sums[0]!, amount: `$${(28.5 * count).toFixed(2)}` }, ...sums.slice(1)]} />
      </Paper>
    </Specimen>
  );
}

function Steps() {
  return (
    <Specimen name="Steps" from="step.tsx">
      <Step
        number={1}
        title="Guest Checkout"
        state="done"
        action={<TextButton>Edit</TextButton>}
        summary={
          <>
            <b>Sam Nguyen</b>0491 570 156 · sam@example.com
          </>
        }
      />
      <Step number={2} title="When & where" state="open">
        <Text>Only what this step needs.</Text>
        <Button wide>Continue</Button>
      </Step>
      <Step number={3} title="Payment" state="waiting" />
    </Specimen>
  );
}

function Lists() {
  return (
    <Specimen name="List" from="list.tsx, card.tsx">
      <List>
        <ListRow
          tone="good"
          icon={<IconTicketPercent />}
          title="SPRING10"
          note="You save $6.04"
          end={<TextButton>Edit</TextButton>}
        />
        <ListButton icon={<IconMessageSquareText />} title="Add instructions" />
      </List>
      <Row gap={2}>
        <Card look="highlight">Highlight</Card>
        <Card look="accent">Accent</Card>
        <Card look="deep">Deep</Card>
      </Row>
    </Specimen>
  );
}

function Rails() {
  return (
    <Specimen name="Rail" from="rail.tsx">
      <Rail label="Categories">
        {['breakfast', 'bowls', 'burgers'].map((name, at) => (
          <RailLink
            key={name}
            href="#surfaces"
            current={at === 0}
            picture={<img src={pic(`cat-${name}`)} alt="" />}
          >
            {name}
          </RailLink>
        ))}
      </Rail>
      <Display size={20}>On a kiosk</Display>
      <Row gap={2} align="start">
        <Rail label="Categories, kiosk" look="plate">
          <RailLink
            href="#surfaces"
            current
            picture={<Picture src={pic('beef-burger')} tint="clay" shape="round" />}
          >
            Burgers
          </RailLink>
        </Rail>
        <Rail label="Categories, kiosk, more" look="plate">
          <RailLink href="#surfaces" picture={<Picture src={pic('margherita')} tint="berry" shape="round" />}>
            Pizza
          </RailLink>
        </Rail>
      </Row>
    </Specimen>
  );
}

function LongList() {
  return (
    <Specimen name="Long list" from="Near · near.tsx">
      <section aria-label="A thousand rows" className={css.long}>
        {Array.from({ length: 100 }, (_, at) => (
          <Near key={at} estimate={240} first={at === 0}>
            {() => Array.from({ length: 10 }, (_row, row) => <Text key={row}>Row {at * 10 + row + 1}</Text>)}
          </Near>
        ))}
      </section>
    </Specimen>
  );
}

export function Surfaces() {
  return (
    <Section id="surfaces" title="Surfaces" lead="Few borders, two shadows. A ticket is made of paper.">
      <Specimen name="Picture" from="picture.tsx">
        <Dishes />
        <Row justify="between">
          <PictureStack>
            {['prawn-bowl', 'beef-burger', 'flat-white'].map((name) => (
              <Picture key={name} src={pic(name)} />
            ))}
          </PictureStack>
          <div style={{ width: 120 }}>
            <Picture src="/missing.svg" tint="sea" alt="A dish" />
          </div>
        </Row>
      </Specimen>
      <Slip />
      <Steps />
      <Lists />
      <LongList />
      <Specimen name="Bars" from="TopBar, PillBar · topbar.tsx">
        <TopBar
          start={<Picture src={pic('flat-white')} tint="none" shape="round" className={css.mark} />}
          title="Banksia Kitchen"
          shadow
          end={<TextButton pad>Sign in</TextButton>}
        />
        <PillBar icon={<IconShoppingBag />} action={<TextButton>Change</TextButton>}>
          Pickup · ASAP · 15 min
        </PillBar>
      </Specimen>
      <Rails />
    </Section>
  );
}
