import { useState } from 'react';
import { Status } from '#actions/badge';
import { Button } from '#actions/button';
import { Figure } from '#surfaces/card';
import { IconShoppingBag, IconTriangleAlert, IconUtensils } from '#foundations/icon';
import {
  IconBanknote,
  IconCheck,
  IconChevronRight,
  IconMessageSquareText,
  IconNfc,
} from '#foundations/icon-more';
import { Numpad } from '#inputs/numpad';
import { Slip, SlipHead, SlipNote, TimePill } from '#staff/slip';
import { Table } from '#staff/table';
import { BigToggle, Tile } from '#staff/tile';
import { Section, Specimen } from '../frame.tsx';
import css from '../gallery.module.css';
import { pic } from '../pics.ts';

function Till() {
  const [received, setReceived] = useState('5000');
  const [quick, setQuick] = useState('50');
  const amount = `$${(Number(received) / 100).toFixed(2)}`;
  return (
    <Specimen name="Till" from="BigToggle, Figure, Numpad" wide>
      <Figure label="Cash received" value={amount} tone="accent" />
      <div className={css.pay}>
        <div className={css.column}>
          <BigToggle pressed={false} icon={<IconNfc />} title="Eftpos" note="Pinpad ready" />
          <BigToggle pressed icon={<IconBanknote />} title="Pay in store" note="Cash" />
        </div>
        <Numpad label="Received" value={received} onChange={setReceived} extra="00" keyboard={false} />
        <div className={css.column}>
          {['30', '40', '50'].map((value) => (
            <BigToggle
              key={value}
              center
              size="l"
              pressed={quick === value}
              title={`$${value}.00`}
              onClick={() => setQuick(value)}
            />
          ))}
        </div>
      </div>
    </Specimen>
  );
}

function Board() {
  return (
    <Specimen name="Board" from="slip.tsx" wide>
      <div className={css.board} data-theme="dark">
        <Slip left={64} aria-label="89">
          <SlipHead
            number={89}
            icon={<IconUtensils />}
            title="Table 7"
            note="Kiosk"
            end={<TimePill>14:12</TimePill>}
          />
          <p className={css.cook}>1 Falafel Mezze Bowl</p>
          <div className={css.foot}>
            <Button kind="soft" shape="block" size="s">
              Confirm
            </Button>
          </div>
        </Slip>
        <Slip heat="hot" left={20} aria-label="85">
          <SlipHead
            number={85}
            icon={<IconShoppingBag />}
            title="Mia K."
            note="Pickup, web"
            end={<TimePill heat="hot">1:22</TimePill>}
          />
          <SlipNote tone="bad" icon={<IconTriangleAlert />}>
            Allergy: peanut
          </SlipNote>
          <p className={css.cook}>2 Ginger Chicken Noodles</p>
          <SlipNote tone="highlight" icon={<IconMessageSquareText />}>
            Two forks, please
          </SlipNote>
        </Slip>
        <Slip heat="late" left={0} aria-label="84">
          <SlipHead number={84} title="Ben A." note="Delivery" end={<TimePill heat="late">−1:40</TimePill>} />
          <div className={css.foot}>
            <Button shape="block" size="s">
              Ready
            </Button>
          </div>
        </Slip>
        <Slip folded aria-label="82">
          <SlipHead good number={82} icon={<IconUtensils />} title="Table 5" note="0:40 waiting" />
          <Button kind="quiet" shape="block" size="s" icon={<IconCheck />}>
            Served
          </Button>
        </Slip>
      </div>
    </Specimen>
  );
}

function Orders() {
  return (
    <Specimen name="Table" from="table.tsx" wide>
      <Table label="Orders">
        <thead>
          <tr>
            <th>No.</th>
            <th>Who</th>
            <th>Status</th>
            <th data-end>Total</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>84</td>
            <td>Ben A.</td>
            <td>
              <Status tone="bad" coloured>
                Late
              </Status>
            </td>
            <td data-end>$38.40</td>
          </tr>
          <tr aria-current>
            <td>85</td>
            <td>Table 9</td>
            <td>
              <Status tone="accent">In progress</Status>
            </td>
            <td data-end>$21.90</td>
          </tr>
          <tr>
            <td>86</td>
            <td>Table 3</td>
            <td>
              <Status>Ready</Status>
            </td>
            <td data-end>$57.00</td>
          </tr>
        </tbody>
      </Table>
    </Specimen>
  );
}

function Tiles() {
  return (
    <Specimen name="Tiles" from="tile.tsx" wide>
      <div className={css.tiles}>
        <Tile
          title="Banksia Beef Burger"
          note={
            <>
              $19.90 <IconChevronRight />
            </>
          }
          tint="clay"
          count={1}
          picture={<img src={pic('cat-burgers')} alt="" />}
        />
        <Tile
          title="Flat White"
          note="$5.20"
          tint="oat"
          count={2}
          picture={<img src={pic('cat-coffee')} alt="" />}
        />
        <Tile
          title="Buttermilk Pancakes"
          note="$19.00"
          tint="sun"
          picture={<img src={pic('cat-breakfast')} alt="" />}
        />
        <Tile
          title="Margherita"
          note="Sold out"
          tint="berry"
          muted
          picture={<img src={pic('cat-pizza')} alt="" />}
        />
      </div>
    </Specimen>
  );
}

export function Staff() {
  return (
    <Section
      id="staff"
      title="Staff"
      lead="Built for speed at the till, for two metres at the pass, for a desk at the console."
    >
      <Tiles />
      <Till />
      <Board />
      <Orders />
    </Section>
  );
}
