import { TextButton } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconCheck } from '@servery/ui/foundations/icon-more';
import { Table } from '@servery/ui/staff/table';
import type { Team } from '#features/team/rules/places.ts';
import { RIGHTS, rightName } from '#parts/rights.ts';
import { RoomPart } from '#parts/room-part.tsx';
import css from './team.module.css';
import { t } from '#features/team/texts.ts';

type Props = { team: Team; onShow: (role: string) => void };

/** What each role may do, side by side. Those of the organisation's own can be changed. */
export function RolesTable({ team, onShow }: Props) {
  return (
    <RoomPart
      title={t.roles}
      className={css.roles}
      beside={
        <TextButton icon={<IconPlus />} pad onClick={() => onShow('')}>
          {t.addRole}
        </TextButton>
      }
    >
      <Table label={t.roles} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t.mayDo}</th>
            {team.roles.map(({ code, name, standard }) => (
              <th key={code} scope="col" className={css.middle}>
                {standard === 1 ? (
                  name
                ) : (
                  <TextButton aria-label={t.changeRole({ name })} onClick={() => onShow(code)}>
                    {name}
                  </TextButton>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row">{rightName(right)}</th>
              {team.roles.map(({ code, permissions }) => (
                <td key={code} className={css.middle}>
                  {permissions.includes(right) ? (
                    <>
                      <IconCheck className={css.yes} />
                      <span className="visually-hidden">{t.may}</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden>–</span>
                      <span className="visually-hidden">{t.mayNot}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </RoomPart>
  );
}
