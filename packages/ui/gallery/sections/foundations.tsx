import { Display, Kbd, Money, Text } from '#foundations/text';
import * as icons from '#foundations/icon';
import * as moreIcons from '#foundations/icon-more';
import type { Icon } from '#foundations/icon';
import { rich } from '#foundations/rich';
import { Row, Stack } from '#foundations/stack';
import { Section, Specimen } from '../frame.tsx';
import css from '../gallery.module.css';

const colours =
  'surface surface-raised surface-sunk ink ink-soft line line-strong accent accent-soft highlight highlight-soft highlight-ink good good-soft warn warn-soft bad bad-soft deep wallet tint-leaf tint-sun tint-clay tint-berry tint-sea tint-oat'.split(
    ' ',
  );

const { icon: _, ...firstIcons } = icons;
const glyphs = Object.entries({ ...firstIcons, ...moreIcons });

export function Foundations() {
  return (
    <Section
      id="foundations"
      title="Foundations"
      lead="Colour by meaning, one display face, one text face, 4-point space."
    >
      <Specimen name="Colour" from="tokens.css" wide>
        <div className={css.swatches}>
          {colours.map((name) => (
            <span key={name} className={css.swatch}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="Display" from="Display · text.tsx">
        <Display size={44}>Banksia Kitchen</Display>
        <Display size={32}>Prawn & Mango Rice Bowl</Display>
        <Display size={24}>Choose Fulfilment</Display>
        <Display size={20}>Guest Checkout</Display>
      </Specimen>
      <Specimen name="Text" from="Text, Money, Kbd · text.tsx, rich.tsx">
        <Text size={20}>Twenty for a sentence that matters.</Text>
        <Text>Seventeen for reading: Exmouth prawns, mango, coriander and lime over warm jasmine rice.</Text>
        <Text size={15} tone="soft">
          Fifteen, soft, for what comes second.
        </Text>
        <Text size={13} tone="soft">
          Thirteen for labels only.
        </Text>
        <p>
          <Money>$1,118.50</Money> <Kbd>F9</Kbd> <Kbd>/</Kbd>
        </p>
        <Text>{rich(['Spend ', <Money key="amount">$8.40</Money>, ' more and delivery is free.'])}</Text>
      </Specimen>
      <Specimen name="Space" from="Stack, Row · stack.tsx">
        <Stack gap={2}>
          <Row justify="between">
            <span>Row, between</span>
            <span>$19.00</span>
          </Row>
          <Row gap={6}>
            <span>Row, gap 6</span>
            <span>$5.20</span>
          </Row>
        </Stack>
      </Specimen>
      <Specimen name="Icons" from="icon.tsx, icon-more.tsx" wide>
        <div className={css.icons}>
          {glyphs.map(([name, Glyph]) => (
            <Cell key={name} name={name} glyph={Glyph} />
          ))}
        </div>
      </Specimen>
    </Section>
  );
}

function Cell({ name, glyph: Glyph }: { name: string; glyph: Icon }) {
  return (
    <span title={name}>
      <Glyph size="l" />
    </span>
  );
}
