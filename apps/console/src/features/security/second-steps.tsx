import type { Security } from '@servery/contract/entities/security';
import { Button } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Text } from '@servery/ui/foundations/text';
import type { ReactNode } from 'react';
import { hasPasskeys } from '#api/passkey.ts';
import type { SecurityDeeds } from '#features/security/use-security.ts';
import { whenText } from '#order/when.ts';
import { RoomPart } from '#parts/room-part.tsx';
import part from '#parts/room-part.module.css';
import { t } from '#features/security/texts.ts';

type RowProps = { title: string; note: string; children: ReactNode };

const Row = ({ title, note, children }: RowProps) => (
  <li className={part.row}>
    <p>
      <b>{title}</b>
      <small>{note}</small>
    </p>
    {children}
  </li>
);

type Props = { security: Security; zone: string; deeds: SecurityDeeds };

/** What is asked for after the password. */
export function TwoStepSection({ security, zone, deeds }: Props) {
  const isOn = security.code_since > 0;
  return (
    <RoomPart
      title={t.twoStep}
      size="m"
      beside={
        <Text tone={security.two_step === 1 ? 'good' : 'soft'}>{security.two_step === 1 ? t.on : t.off}</Text>
      }
    >
      <Text tone="soft">{security.two_step === 1 ? t.twoStepNote : t.twoStepOffNote}</Text>
      <ul aria-label={t.twoStep} className={part.rows}>
        <Row title={t.app} note={isOn ? t.appSince({ when: whenText(security.code_since, zone) }) : t.appOff}>
          <Button kind="line" size="xs" onClick={isOn ? deeds.removeApp : deeds.setUpApp}>
            {isOn ? t.turnOff : t.setUp}
          </Button>
        </Row>
        {security.two_step === 1 && (
          <Row title={t.codes} note={t.codesLeft({ count: security.codes_left })}>
            <Button kind="line" size="xs" onClick={deeds.newCodes}>
              {t.newCodes}
            </Button>
          </Row>
        )}
      </ul>
    </RoomPart>
  );
}

const whenUsed = ({ created, used }: Security['passkeys'][number], zone: string): string =>
  used > 0 ? t.usedOn({ when: whenText(used, zone) }) : t.addedOn({ when: whenText(created, zone) });

export function PasskeysSection({ security, zone, deeds }: Props) {
  const isPossible = hasPasskeys();
  return (
    <RoomPart
      title={t.passkeys}
      size="m"
      beside={
        isPossible && (
          <Button kind="line" size="s" icon={<IconPlus />} onClick={deeds.addPasskey}>
            {t.addPasskey}
          </Button>
        )
      }
    >
      <Text tone="soft">{isPossible ? t.passkeysNote : t.passkeysOff}</Text>
      {security.passkeys.length > 0 && (
        <ul aria-label={t.passkeys} className={part.rows}>
          {security.passkeys.map((passkey) => (
            <Row key={passkey.id} title={passkey.name} note={whenUsed(passkey, zone)}>
              <Button
                kind="quiet"
                size="xs"
                aria-label={t.removePasskey({ name: passkey.name })}
                onClick={() => deeds.removePasskey(passkey.id)}
              >
                {t.remove}
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </RoomPart>
  );
}
