import { useState } from 'react';
import { CountBadge, NoteTag, Status, Tag, Tags } from '#actions/badge';
import { Button, TextButton } from '#actions/button';
import { BarButton } from '#actions/dock';
import { IconButton, PlusButton } from '#actions/icon-button';
import { IconArrowLeft, IconClock, IconMenu, IconSearch, IconShoppingBasket } from '#foundations/icon';
import { IconNfc, IconSmartphoneNfc, IconTrash2 } from '#foundations/icon-more';
import { Row, Stack } from '#foundations/stack';
import { SkipLink } from '#actions/skip-link';
import { Stepper } from '#actions/stepper';
import { Kbd } from '#foundations/text';
import { Section, Specimen } from '../frame.tsx';

function Buttons() {
  return (
    <>
      <Specimen name="Main action" from="Button · button.tsx">
        <Button wide end="$54.36">
          Proceed
        </Button>
        <Button wide detail="$31.90" size="l">
          Add
        </Button>
        <Button wide kind="wallet" icon={<IconSmartphoneNfc />}>
          Pay with a wallet
        </Button>
        <Button wide shape="block" icon={<IconNfc />} detail="$70.40" end={<Kbd>F9</Kbd>}>
          Eftpos
        </Button>
      </Specimen>
      <Specimen name="Kinds" from="Button">
        <Row wrap gap={2}>
          {(['primary', 'soft', 'quiet', 'line', 'raised', 'bare', 'warm', 'ink', 'bad'] as const).map(
            (kind) => (
              <Button key={kind} kind={kind} size="s">
                {kind}
              </Button>
            ),
          )}
          <Button size="s" busy>
            Saving
          </Button>
          <Button size="s" disabled>
            Disabled
          </Button>
        </Row>
        <Row gap={4} wrap>
          <TextButton icon={<IconArrowLeft />}>Back</TextButton>
          <TextButton>Change</TextButton>
          <TextButton tone="bad">Cancel</TextButton>
        </Row>
      </Specimen>
    </>
  );
}

function Marks() {
  return (
    <Specimen name="Marks" from="badge.tsx">
      <Stack gap={3} align="start">
        <Row gap={2} wrap>
          <CountBadge>3</CountBadge>
          <CountBadge tone="highlight">2</CountBadge>
          <CountBadge tone="bad">12</CountBadge>
          <Tags>
            <Tag title="Vegetarian">V</Tag>
            <Tag title="Gluten free">GF</Tag>
            <Tag title="Halal" tone="accent">
              Halal
            </Tag>
          </Tags>
        </Row>
        <Row gap={2} wrap>
          <NoteTag icon={<IconClock />}>Available until 11:30</NoteTag>
          <NoteTag tone="accent">Choose 1</NoteTag>
          <NoteTag tone="sunk">Up to 3</NoteTag>
          <NoteTag tone="good">Paid</NoteTag>
          <NoteTag tone="warn">Waiting</NoteTag>
          <NoteTag tone="bad">Failed</NoteTag>
        </Row>
        <Row gap={4} wrap>
          <Status live coloured>
            Open now, until 9 pm
          </Status>
          <Status tone="highlight">New</Status>
          <Status tone="bad" coloured>
            Late
          </Status>
          <Status tone="soft" struck>
            Off
          </Status>
        </Row>
      </Stack>
    </Specimen>
  );
}

export function Actions() {
  const [count, setCount] = useState(1);
  const [added, setAdded] = useState(0);
  return (
    <Section id="actions" title="Actions" lead="One primary button per surface. It carries the price.">
      <Buttons />
      <Specimen name="Round" from="IconButton, PlusButton · icon-button.tsx">
        <Row gap={2} wrap>
          <IconButton label="Search" icon={<IconSearch />} />
          <IconButton label="Basket, 3" icon={<IconShoppingBasket />} badge={3} />
          <IconButton label="Menu" icon={<IconMenu />} kind="raised" />
          <IconButton label="Remove" icon={<IconTrash2 />} kind="bad" />
          <PlusButton label="Add" count={added} onClick={() => setAdded(added + 1)} />
          <PlusButton label="Add" kind="solid" />
          <PlusButton label="Add" kind="solid" count={2} />
        </Row>
      </Specimen>
      <Specimen name="Stepper" from="stepper.tsx, quantity-field.tsx">
        <Row gap={3} wrap>
          <Stepper label="portions" value={count} onChange={setCount} min={1} max={9} size="l" />
          <Stepper label="portions" value={count} onChange={setCount} min={1} max={9} />
          <Stepper
            label="portions"
            value={count}
            onChange={setCount}
            min={1}
            size="compact"
            onRemove={() => setCount(1)}
            removeIcon={<IconTrash2 />}
          />
          <Stepper
            label="portions"
            typed="Number of portions"
            value={count}
            onChange={setCount}
            min={1}
            max={99}
          />
        </Row>
      </Specimen>
      <Specimen name="Skip link" from="SkipLink · skip-link.tsx">
        <p>Seen once the keyboard comes to it.</p>
        <SkipLink to="inputs">Skip to the inputs</SkipLink>
      </Specimen>
      <Specimen name="Bar" from="BarButton · dock.tsx">
        <BarButton count={3} note="3 items" end="$42.50">
          View cart
        </BarButton>
      </Specimen>
      <Marks />
    </Section>
  );
}
