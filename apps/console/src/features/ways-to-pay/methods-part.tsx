import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { PaymentWays, WayCode, WayOfPaying } from '@servery/contract/entities/payment-ways';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import { channelsOf, wayCodes } from '@servery/domain/payments/ways';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { IconChevronDown } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { Checkbox, Mark } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { t } from '#features/ways-to-pay/texts.ts';
import type { WaysProps } from '#features/ways-to-pay/use-ways.ts';
import css from './ways.module.css';
import { SomeOf } from '#parts/some-of.tsx';

type Taker = PaymentWays['takers'][number];
/** Whose account is missing; a pinpad is connected elsewhere. */
export type Connectable = 'card' | 'PP' | 'CB';
const ACCOUNT: Readonly<Partial<Record<WayCode, Connectable>>> = {
  CC: 'card',
  APPLE: 'card',
  GOOGLE: 'card',
  SAVED: 'card',
  PP: 'PP',
  CB: 'CB',
};
const HELD: Readonly<Partial<Record<WayCode, string>>> = {
  STORE: t.inStore,
  BALANCE: t.balances,
  BANK: t.bank,
  INVOICE: t.bank,
};

function connectedTo({ code, live, account }: Taker): string {
  if (code === 'eftpos') return live === 1 ? t.pinpads : t.test;
  if (account !== '') return account;
  return live === 1 ? t.ours : t.test;
}

type MoneyProps = { code: WayCode; name: string; taker: Taker | undefined; onConnect: Connect | undefined };
type Connect = (account: Connectable) => void;

/** Who takes the money; where nobody can yet, how to have somebody. */
function Money({ code, name, taker, onConnect }: MoneyProps) {
  if (!taker) return <>{HELD[code]}</>;
  if (taker.ready === 1)
    return (
      <>
        <Status tone="good">{t.connected}</Status>
        <small>{connectedTo(taker)}</small>
      </>
    );
  const account = ACCOUNT[code];
  return (
    <>
      <Status tone="bad" coloured>
        {t.notConnected}
      </Status>
      <small>{t.hidden}</small>
      {account && onConnect ? (
        <Button
          kind="line"
          size="xs"
          aria-label={t.connectTo({ way: name })}
          onClick={() => onConnect(account)}
        >
          {t.connect}
        </Button>
      ) : (
        <small>{account ? t.askOwner : t.askOperator}</small>
      )}
    </>
  );
}

const CHANNEL: Readonly<Record<SaleChannel, string>> = {
  online: t.online,
  kiosk: t.kiosk,
  counter: t.counter,
};
const CHANNELS = Object.keys(CHANNEL) as readonly SaleChannel[];

type RowProps = {
  code: WayCode;
  way: WayOfPaying;
  taker: Taker | undefined;
  types: PaymentWays['types'];
  isChanged: boolean;
  onChange: (wanted: Partial<WayOfPaying>) => void;
  onConnect: Connect | undefined;
};

function Places({ code, way, taker, onChange }: RowProps) {
  const possible = channelsOf(code);
  return CHANNELS.map((channel) => {
    const isOn = way.channels.includes(channel);
    const place = CHANNEL[channel];
    return (
      <td key={channel} className={css.place} data-place={place}>
        {possible.includes(channel) ? (
          <Mark
            kind="checkbox"
            aria-label={t.at({ way: way.name, place })}
            checked={isOn}
            disabled={taker?.ready === 0 && !isOn}
            onChange={({ target }) =>
              onChange({
                channels: CHANNELS.filter((each) =>
                  each === channel ? target.checked : way.channels.includes(each),
                ),
              })
            }
          />
        ) : (
          <span aria-hidden>–</span>
        )}
      </td>
    );
  });
}

const forText = ({ fulfilment }: WayOfPaying, types: PaymentWays['types']): string =>
  types
    .filter(({ code }) => fulfilment.includes(code))
    .map(({ name }) => name)
    .join(', ') || t.allWays;

function More({ code, way, types, onChange }: RowProps) {
  return (
    <tr className={css.more}>
      <td colSpan={6}>
        <div className={css.moreFields}>
          <TextField
            look="inset"
            label={t.nameSeen}
            value={way.name}
            maxLength={80}
            error={way.name.trim() === '' ? t.enterName({ way: code }) : undefined}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            look="inset"
            label={t.noteSeen}
            value={way.info}
            maxLength={200}
            onChange={({ target }) => onChange({ info: target.value })}
          />
        </div>
        <SomeOf<FulfilmentCode>
          label={t.forWays}
          items={types.map(({ code: value, name: label }) => ({ value, label }))}
          chosen={way.fulfilment}
          hint={t.forHint}
          onChange={(fulfilment) => onChange({ fulfilment })}
        />
      </td>
    </tr>
  );
}

function Row(props: RowProps) {
  const { code, way, taker, types, isChanged, onConnect } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr className={css.way} data-changed={isChanged || undefined}>
        <th scope="row">
          <b>{way.name}</b>
          <small>{way.info}</small>
        </th>
        <td className={css.money}>
          <Money code={code} name={way.name} taker={taker} onConnect={onConnect} />
        </td>
        <Places {...props} />
        <td className={css.forWhat}>
          <Button
            kind="line"
            size="xs"
            icon={<IconChevronDown />}
            aria-label={`${t.forOf({ way: way.name })}, ${forText(way, types)}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {forText(way, types)}
          </Button>
        </td>
      </tr>
      {isOpen && <More {...props} />}
    </>
  );
}

type Props = WaysProps & { onConnect: Connect | undefined };

/** Each way to pay: who takes the money, where it is offered, and for which orders. */
export function MethodsPart({ held, value, changed, onChange, onConnect }: Props) {
  const isReady = (code: WayCode) => held.takers.every((taker) => taker.code !== code || taker.ready === 1);
  const isTaken = (channel: SaleChannel) =>
    wayCodes.some((code) => value[code].channels.includes(channel) && isReady(code));
  return (
    <>
      {!isTaken('online') && (
        <Notice tone="warn" title={t.nobodyOnline}>
          {t.nobodyOnlineNote}
        </Notice>
      )}
      {!isTaken('kiosk') && <Notice tone="warn" title={t.nobodyAtKiosk} />}
      <table className={css.ways}>
        <thead>
          <tr>
            <th scope="col">{t.method}</th>
            <th scope="col">{t.moneyTo}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className={css.place}>
                {CHANNEL[channel]}
              </th>
            ))}
            <th scope="col">{t.forWhat}</th>
          </tr>
        </thead>
        <tbody>
          {wayCodes.map((code) => (
            <Row
              key={code}
              code={code}
              way={value[code]}
              taker={held.takers.find((taker) => taker.code === code)}
              types={held.types}
              isChanged={changed.includes(code)}
              onChange={(wanted) => onChange({ [code]: { ...value[code], ...wanted } })}
              onConnect={onConnect}
            />
          ))}
        </tbody>
      </table>
      <Checkbox
        checked={value.cash_on_delivery}
        onChange={({ target }) => onChange({ cash_on_delivery: target.checked })}
      >
        {t.atDoor}
      </Checkbox>
      <Text size={15} tone="soft">
        {t.atTill}
      </Text>
    </>
  );
}
