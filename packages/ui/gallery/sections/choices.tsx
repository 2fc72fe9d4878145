import { useState } from 'react';
import { ChipGroup, ChipLink, ChipStrip, ChipToggle } from '#choices/chips';
import { Choice, ChoiceGroup } from '#choices/choice';
import type { ChoiceProps } from '#choices/choice';
import { NoteTag } from '#actions/badge';
import { IconBike, IconCalendarClock, IconInfo, IconShoppingBag, IconUtensils } from '#foundations/icon';
import { IconCreditCard, IconSmartphoneNfc, IconStore, IconWallet, IconZap } from '#foundations/icon-more';
import { Picture } from '#surfaces/picture';
import { Segmented } from '#choices/segmented';
import { Stars } from '#choices/stars';
import { Tabs } from '#choices/tabs';
import { Section, Specimen } from '../frame.tsx';
import { pic } from '../pics.ts';

type Item = Pick<ChoiceProps, 'value' | 'title' | 'note' | 'end' | 'icon' | 'disabled'>;

function Radios({
  name,
  look,
  items,
  first,
}: {
  name: string;
  look: ChoiceProps['look'];
  items: Item[];
  first: string;
}) {
  const [value, setValue] = useState(first);
  return items.map((item) => (
    <Choice
      key={item.value}
      {...item}
      kind="radio"
      name={name}
      look={look}
      checked={item.value === value}
      onChange={() => setValue(item.value)}
    />
  ));
}

function Checks({
  name,
  look,
  items,
  first,
}: {
  name: string;
  look: ChoiceProps['look'];
  items: Item[];
  first: string[];
}) {
  const [values, setValues] = useState(new Set(first));
  const toggle = (value: string) => setValues(values.symmetricDifference(new Set([value])));
  return items.map((item) => (
    <Choice
      key={item.value}
      {...item}
      kind="checkbox"
      name={name}
      look={look}
      checked={values.has(item.value)}
      onChange={() => toggle(item.value)}
    />
  ));
}

const sizes: Item[] = [
  { value: 's', title: 'Small', note: '(sub 4.00)' },
  { value: 'm', title: 'Regular' },
  { value: 'l', title: 'Large', note: '(add 4.00)' },
];
const extras: Item[] = [
  { value: 'a', title: 'Avocado', end: '(add 3.50)' },
  { value: 'b', title: 'Pickled ginger', end: '(add 1.50)' },
  { value: 'c', title: 'Soft egg', end: 'Sold out', disabled: true },
];
const ways: Item[] = [
  { value: 'p', title: 'Pick up', note: '15 min', icon: <IconShoppingBag /> },
  { value: 'd', title: 'Deliver', note: 'About 40 min', icon: <IconBike /> },
  { value: 'e', title: 'Eat in', note: 'At your table', icon: <IconUtensils /> },
  { value: 'b', title: 'Book', note: 'A table later', icon: <IconCalendarClock /> },
];
const methods: Item[] = [
  {
    value: 'w',
    title: 'Wallet',
    note: 'No details to type',
    icon: (
      <span data-wallet>
        <IconSmartphoneNfc />
      </span>
    ),
  },
  { value: 'c', title: 'Card', note: '1.2% surcharge', icon: <IconCreditCard /> },
  { value: 'p', title: 'PayPal', note: '1.5% surcharge', icon: <IconWallet /> },
  { value: 's', title: 'In store', note: 'When you pick up', icon: <IconStore /> },
];
const meals: Item[] = [
  { value: 'a', title: 'Just the burger', icon: <Picture src={pic('beef-burger')} tint="clay" /> },
  { value: 'b', title: 'With chips', note: '+$9.00', icon: <Picture src={pic('chips')} tint="sun" /> },
];

function LeaveOut() {
  const [out, setOut] = useState(true);
  return (
    <ChipGroup label="Leave out">
      <ChipToggle pressed={out} struck onClick={() => setOut(!out)}>
        Pickles
      </ChipToggle>
      <ChipToggle pressed={!out} onClick={() => setOut(!out)}>
        Onion
      </ChipToggle>
    </ChipGroup>
  );
}

function Strips() {
  const [chip, setChip] = useState('breakfast');
  const [tab, setTab] = useState<string | null>('a');
  const [way, setWay] = useState('a');
  return (
    <Specimen name="Chips, tabs, segments" from="chips.tsx, tabs.tsx, segmented.tsx">
      <ChipStrip label="Categories" follow={chip}>
        {['breakfast', 'bowls', 'burgers', 'pizza', 'coffee'].map((name) => (
          <ChipLink
            key={name}
            href="#choices"
            current={chip === name}
            icon={<img src={pic(`cat-${name}`)} alt="" />}
            onClick={() => setChip(name)}
          >
            {name}
          </ChipLink>
        ))}
      </ChipStrip>
      <Tabs
        label="About"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'a', label: 'Fulfilment' },
          { id: 'b', label: 'Promos', count: 2 },
          { id: 'c', label: 'History' },
          { id: 'd', label: <IconInfo />, name: 'About', end: true },
        ]}
      />
      <Tabs
        label="Kinds"
        look="pills"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'a', label: 'All' },
          { id: 'b', label: 'Bowls' },
          { id: 'c', label: 'Pizza' },
        ]}
      />
      <Segmented
        label="Way"
        value={way}
        onChange={setWay}
        items={[
          { value: 'a', label: 'Take away', icon: <IconShoppingBag /> },
          { value: 'b', label: 'Table', icon: <IconUtensils /> },
        ]}
      />
      <LeaveOut />
    </Specimen>
  );
}

function Rating() {
  const [stars, setStars] = useState(4);
  return (
    <Specimen name="Rating" from="stars.tsx">
      <Stars label="How was it?" value={stars} most={5} onChange={setStars} />
    </Specimen>
  );
}

function Kiosk() {
  return (
    <>
      {' '}
      <Specimen name="Kiosk" from="look='picture', look='boxed', layout='grid'">
        <ChoiceGroup title="Make it a meal?" rule={<NoteTag tone="accent">Choose 1</NoteTag>} layout="grid">
          <Radios name="g-meal" look="picture" items={meals} first="b" />
        </ChoiceGroup>
        <ChoiceGroup title="Extras" rule={<NoteTag tone="sunk">Up to 3 · 1 chosen</NoteTag>} layout="grid">
          <Checks name="g-box" look="boxed" items={extras.slice(0, 2)} first={['a']} />
        </ChoiceGroup>
      </Specimen>
      <Specimen name="Columns" from="look='column', layout='strip'">
        <ChoiceGroup title="Payment" hideTitle layout="strip">
          <Radios
            name="g-pay-row"
            look="column"
            items={methods.map((item) => ({ ...item, note: undefined }))}
            first="c"
          />
        </ChoiceGroup>
      </Specimen>
    </>
  );
}

export function Choices() {
  return (
    <Section
      id="choices"
      title="Choices"
      lead="What can be chosen looks like it; what is chosen looks chosen, and never by colour alone."
    >
      <Specimen name="Cards" from="ChoiceGroup, Choice look='card' · choice.tsx">
        <ChoiceGroup title="Size" rule={<b>Choose 1</b>}>
          <Radios name="g-size" look="card" items={sizes} first="m" />
        </ChoiceGroup>
        <ChoiceGroup title="Size" rule={<b>Choose 1</b>} error="Size is required">
          <Radios name="g-size-bad" look="card" items={sizes} first="" />
        </ChoiceGroup>
      </Specimen>
      <Specimen name="Rows" from="look='row', layout='rows'">
        <ChoiceGroup
          title="Extras"
          rule={
            <>
              <b>Up to 3</b> · 2 chosen
            </>
          }
          layout="rows"
        >
          <Checks name="g-extra" look="row" items={extras} first={['a', 'b']} />
        </ChoiceGroup>
      </Specimen>
      <Specimen name="Tiles and ASAP" from="look='tile', look='warm'">
        <ChoiceGroup title="How" hideTitle layout="tiles">
          <Radios name="g-way" look="tile" items={ways} first="p" />
        </ChoiceGroup>
        <ChoiceGroup title="When" hideTitle layout="plain">
          <Radios
            name="g-asap"
            look="warm"
            items={[{ value: 'asap', title: 'ASAP', note: 'Ready about 11:20 am', icon: <IconZap /> }]}
            first=""
          />
        </ChoiceGroup>
      </Specimen>
      <Specimen name="Methods" from="look='method'">
        <ChoiceGroup title="Payment" hideTitle layout="plain">
          <Radios name="g-pay" look="method" items={methods} first="w" />
        </ChoiceGroup>
      </Specimen>
      <Kiosk />
      <Strips />
      <Rating />
    </Section>
  );
}
