import {
  consoleLeaveTeam,
  consoleRejoinTeam,
  consoleSetRole,
  consoleTeam,
} from '#actions/console/team/change-team';
import { consoleInvite, consoleInviteAgain } from '#actions/console/team/invite';
import { consoleJoin, consoleShowInvitation } from '#actions/console/team/join';
import { consoleTeamLink } from '#actions/console/team/link';
import { consoleRemoveRole, consoleSaveRole } from '#actions/console/team/roles';
import {
  consoleRequireTwoStep,
  consoleResetTwoStep,
  consoleSignIns,
  consoleSignOut,
} from '#actions/console/team/sign-ins';

/** What answers the calls about who works for the organisation. */
export const teamActions = {
  ConsoleTeam: consoleTeam,
  'ConsoleTeam.invite': consoleInvite,
  'ConsoleTeam.invite_again': consoleInviteAgain,
  'ConsoleTeam.link': consoleTeamLink,
  'ConsoleTeam.set_role': consoleSetRole,
  'ConsoleTeam.remove': consoleLeaveTeam,
  'ConsoleTeam.restore': consoleRejoinTeam,
  'ConsoleTeam.save_role': consoleSaveRole,
  'ConsoleTeam.remove_role': consoleRemoveRole,
  'ConsoleTeam.sign_ins': consoleSignIns,
  'ConsoleTeam.sign_out': consoleSignOut,
  'ConsoleTeam.require_two_step': consoleRequireTwoStep,
  'ConsoleTeam.reset_two_step': consoleResetTwoStep,
  ConsoleInvitation: consoleShowInvitation,
  'ConsoleInvitation.accept': consoleJoin,
} as const;
