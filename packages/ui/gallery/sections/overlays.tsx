import { useState } from 'react';
import { Button } from '#actions/button';
import { IconCircleCheck } from '#foundations/icon';
import { Picture } from '#surfaces/picture';
import { CountdownRing } from '#times/ring';
import { Select } from '#inputs/select';
import { Dialog, Sheet } from '#overlays/sheet';
import { Row } from '#foundations/stack';
import { Stepper } from '#actions/stepper';
import { Display, Text } from '#foundations/text';
import { TimeList } from '#times/time-list';
import { Snackbar, ToastRegion } from '#overlays/toast';
import { createToaster } from '#overlays/toaster';
import { Section, Specimen } from '../frame.tsx';
import { pic } from '../pics.ts';
import { times } from '../samples.ts';

const toaster = createToaster();
const options = ['Kitchen', 'Counter', 'Bar'].map((label) => ({ value: label, label }));

type Shown = { open: boolean; close: () => void };

function ProductSheet({ open, close }: Shown) {
  const [count, setCount] = useState(1);
  return (
    <Sheet
      open={open}
      onClose={close}
      title="Prawn & Mango Rice Bowl"
      hideTitle
      cover={<Picture src={pic('prawn-bowl')} tint="sea" shape="head" eager />}
      foot={
        <>
          <Stepper label="portions" value={count} onChange={setCount} min={1} size="l" />
          <Button end="$28.50" onClick={() => toaster.show({ kind: 'good', text: 'Added', ms: 4000 })}>
            Add
          </Button>
        </>
      }
    >
      <Display as="h1">Prawn & Mango Rice Bowl</Display>
      <Text tone="soft">Exmouth prawns, mango, coriander and lime over warm jasmine rice.</Text>
      <TimeList label="Times" groups={times} value={null} onChange={() => undefined} />
    </Sheet>
  );
}

function PlainSheet({ open, close }: Shown) {
  const [place, setPlace] = useState<string | null>('Kitchen');
  return (
    <Sheet open={open} onClose={close} title="Choose a place" foot={<Button onClick={close}>Set</Button>}>
      <Select label="Place" options={options} value={place} onChange={setPlace} />
      <Text tone="soft">A list inside a modal stays inside it.</Text>
    </Sheet>
  );
}

function IdleSheet({ open, close }: Shown) {
  return (
    <Sheet open={open} onClose={close} title="Still there?" dismissable={false} align="center">
      <CountdownRing
        label="Time left"
        seconds={20}
        tone="highlight"
        size="min(60vw, 420px)"
        display
        onDone={close}
      />
      <Text tone="soft">We start over when the ring is empty.</Text>
      <Button wide size="l" onClick={close}>
        Keep going
      </Button>
    </Sheet>
  );
}

function Messages() {
  return (
    <Specimen name="Messages" from="ToastRegion · toast.tsx, createToaster · toaster.tsx">
      <Row wrap gap={2}>
        <Button
          kind="quiet"
          size="s"
          onClick={() => toaster.show({ kind: 'info', text: 'Prices include GST.', ms: 4000 })}
        >
          Info
        </Button>
        <Button
          kind="quiet"
          size="s"
          onClick={() =>
            toaster.show({
              kind: 'bad',
              text: 'That did not work.',
              ms: 'until-dismissed',
              action: { label: 'Try again', run: () => undefined },
            })
          }
        >
          Bad
        </Button>
        <Button
          kind="quiet"
          size="s"
          onClick={() =>
            toaster.show({
              id: 'snack',
              look: 'snackbar',
              kind: 'good',
              text: 'Added',
              ms: 10_000,
              action: { label: 'View', run: () => undefined },
            })
          }
        >
          Snackbar
        </Button>
      </Row>
      <Snackbar icon={<IconCircleCheck />} action={<Button size="s">View Cart</Button>}>
        Added to Cart
      </Snackbar>
      <ToastRegion toaster={toaster} />
    </Specimen>
  );
}

export function Overlays() {
  const [shown, setShown] = useState<string>();
  const close = () => setShown(undefined);
  return (
    <Section
      id="overlays"
      title="Overlays"
      lead="A sheet rises where the finger is; a message waits until it is read."
    >
      <Specimen name="Sheets" from="Sheet, Dialog · sheet.tsx">
        <Row wrap gap={2}>
          {['product', 'plain', 'idle', 'dialog'].map((name) => (
            <Button key={name} kind="quiet" size="s" onClick={() => setShown(name)}>
              {`Open ${name}`}
            </Button>
          ))}
        </Row>
        <ProductSheet open={shown === 'product'} close={close} />
        <PlainSheet open={shown === 'plain'} close={close} />
        <IdleSheet open={shown === 'idle'} close={close} />
        <Dialog
          open={shown === 'dialog'}
          onClose={close}
          title="Remove it?"
          align="center"
          foot={
            <Button kind="bad" onClick={close}>
              Remove
            </Button>
          }
        >
          <Text>This cannot be undone.</Text>
        </Dialog>
      </Specimen>
      <Messages />
    </Section>
  );
}
