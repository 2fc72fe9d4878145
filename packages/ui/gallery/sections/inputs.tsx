import { useState } from 'react';
import { Checkbox, Switch } from '#inputs/check';
import { ComboBox } from '#inputs/combo-box';
import { CommandList } from '#inputs/command-list';
import { IconSearch } from '#foundations/icon';
import { TextArea, TextField } from '#inputs/field';
import { CodeField } from '#inputs/code-field';
import { Numpad } from '#inputs/numpad';
import { SearchField } from '#inputs/search-field';
import { Select } from '#inputs/select';
import { Row } from '#foundations/stack';
import { Money } from '#foundations/text';
import { Section, Specimen } from '../frame.tsx';

const places = [
  { value: 'a', label: '12 Market Street', note: 'Fremantle WA 6160' },
  { value: 'b', label: '14 Market Street', note: 'Fremantle WA 6160' },
  { value: 'c', label: '3 Marine Terrace', note: 'Fremantle WA 6160' },
];

function Lists() {
  const [place, setPlace] = useState<string | null>(null);
  const [reason, setReason] = useState<string | null>('b');
  return (
    <Specimen name="Select and combo box" from="select.tsx, combo-box.tsx (lazy)">
      <Select label="Place" options={places} value={reason} onChange={setReason} />
      <ComboBox
        label="Address"
        options={places}
        value={place}
        onChange={setPlace}
        placeholder="Start typing"
        empty="Nothing found"
      />
      <Row>
        <Select label="Place:" look="pill" options={places} value={reason} onChange={setReason} />
      </Row>
    </Specimen>
  );
}

const commands = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'orders', label: 'Orders', picture: <IconSearch /> },
      { id: 'menu', label: 'Menu', note: '42 products', picture: <IconSearch /> },
    ],
  },
];

function Commands() {
  const [text, setText] = useState('');
  return (
    <Specimen name="Command list" from="command-list.tsx (lazy)">
      <CommandList
        label="Search or go to"
        text={text}
        onTextChange={setText}
        groups={commands}
        empty="Nothing found"
        onPick={setText}
      />
    </Specimen>
  );
}

export function Inputs() {
  const [search, setSearch] = useState('');
  const [on, setOn] = useState(true);
  const [code, setCode] = useState('4829');
  const [amount, setAmount] = useState('50');
  return (
    <Section id="inputs" title="Inputs" lead="The label stays; an error stands beside its field.">
      <Specimen name="Text" from="TextField, TextArea · field.tsx">
        <TextField label="Name" defaultValue="Sam Nguyen" autoComplete="name" />
        <TextField label="Email" defaultValue="sam@example" error="Enter a valid email address" />
        <TextField
          label="Mobile"
          before="AU +61"
          inputMode="tel"
          placeholder="491 570 156"
          hint="We only call if something is missing."
        />
        <TextArea label="Note" aside="optional" placeholder="No onion, please" />
      </Specimen>
      <Specimen name="Dense" from="look='inset'">
        <TextField label="Name" look="inset" defaultValue="Hana" />
        <TextField label="Mobile (optional)" look="inset" placeholder="04" />
        <TextField label="Price, was $18.50" look="inset" changed defaultValue="$19.00" />
        <SearchField label="Search products" value={search} onChange={setSearch} look="raised" shortcut="/" />
        <SearchField label="Search the menu" value={search} onChange={setSearch} />
      </Specimen>
      <Lists />
      <Commands />
      <Specimen name="Yes and no" from="Checkbox, Switch · check.tsx">
        <Checkbox checked={on} onChange={() => setOn(!on)}>
          I agree to the <a href="#inputs">terms of use</a>
        </Checkbox>
        <Checkbox disabled>Not now</Checkbox>
        <Switch label="Available" checked={on} onChange={setOn} />
      </Specimen>
      <Specimen name="Code" from="code-field.tsx">
        <CodeField label="Pair code" hint="Shown on the pinpad" value={code} onChange={setCode} />
      </Specimen>
      <Specimen name="Numpad" from="numpad.tsx">
        <Money>{amount || '–'}</Money>
        <Numpad label="Amount" value={amount} onChange={setAmount} extra="00" maxDigits={6} />
      </Specimen>
    </Section>
  );
}
