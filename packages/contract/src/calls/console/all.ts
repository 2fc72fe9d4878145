import {
  consoleAddPrinter,
  consoleChangePrinter,
  consolePapers,
  consolePrinters,
  consolePrintingSeen,
  consoleRemovePrinter,
  consoleReprintPaper,
  consoleRestorePrinter,
  consoleTestPrinter,
  consoleReprint,
} from '#calls/console/printing';
import {
  consoleBoard,
  consoleCancelOrder,
  consoleFinishStation,
  consoleForgot,
  consoleLogin,
  consoleMail,
  consoleLogout,
  consoleMoveOrder,
  consoleRejectOrder,
  consoleReset,
  consoleSession,
  consoleSwitchVenue,
  consoleUndoMove,
} from '#calls/console/session';
import {
  consoleCapacity,
  consoleSetCapacity,
  consoleSetStore,
  consoleSetStock,
  consoleSoldOut,
  consoleStore,
} from '#calls/console/venue';
import {
  consoleInvite,
  consoleInviteAgain,
  consoleJoin,
  consoleLeaveTeam,
  consoleRejoinTeam,
  consoleRemoveRole,
  consoleSaveRole,
  consoleSetRole,
  consoleShowInvitation,
  consoleTeam,
  consoleTeamLink,
} from '#calls/console/team';
import {
  consoleArchivePaymentAccount,
  consolePaymentAccounts,
  consoleSavePaymentAccount,
  consoleTestPaymentAccount,
} from '#calls/console/payment-accounts';
import { brandCalls } from '#calls/console/brand';
import { detailsCalls } from '#calls/console/details';
import { paymentWaysCalls } from '#calls/console/payment-ways';
import { consoleAddPicture, consolePictures } from '#calls/console/pictures';
import { apiCalls } from '#calls/console/api';
import { auditCalls } from '#calls/console/audit';
import { customersCalls } from '#calls/console/customers';
import { giftCalls } from '#calls/console/gifts';
import { fulfilmentCalls } from '#calls/console/fulfilment';
import { hoursCalls } from '#calls/console/hours';
import { newsCalls } from '#calls/console/news';
import { paperCalls } from '#calls/console/paper';
import { menuCalls } from '#calls/console/menu';
import { reportCalls } from '#calls/console/reports';
import { venuesCalls } from '#calls/console/venues';
import { todayCalls } from '#calls/console/today';
import { promoCalls } from '#calls/console/promos';
import { securityCalls } from '#calls/console/security';
import { screenCalls } from '#calls/console/screens';
import { setUpCalls } from '#calls/console/setup';
import { orderEditCalls } from '#calls/console/order-edit';
import { consoleOrders, consoleShowOrder, consoleTrackOrder } from '#calls/console/orders';
import {
  consoleCases,
  consoleCheckDay,
  consoleCloseCase,
  consoleRefund,
  consoleSettleCase,
  consoleTakePayment,
  consolePayout,
} from '#calls/console/payments';
import {
  consoleLetStandingOut,
  consolePauseStanding,
  consolePlaceStanding,
  consoleRemindStanding,
  consoleResumeStanding,
  consoleStanding,
} from '#calls/console/standing';

/** Every call of the people who run a venue. */
export const consoleCalls = {
  ConsoleStanding: consoleStanding,
  'ConsoleStanding.remind': consoleRemindStanding,
  'ConsoleStanding.let_out': consoleLetStandingOut,
  'ConsoleStanding.place': consolePlaceStanding,
  'ConsoleStanding.pause': consolePauseStanding,
  'ConsoleStanding.resume': consoleResumeStanding,
  ConsoleLogin: consoleLogin,
  ConsoleForgot: consoleForgot,
  ConsoleReset: consoleReset,
  ConsoleLogout: consoleLogout,
  ConsoleSession: consoleSession,
  'ConsoleSession.mail': consoleMail,
  'ConsoleSession.switch': consoleSwitchVenue,
  ConsoleBoard: consoleBoard,
  'ConsoleOrder.move': consoleMoveOrder,
  'ConsoleOrder.finish_station': consoleFinishStation,
  'ConsoleOrder.undo': consoleUndoMove,
  'ConsoleOrder.cancel': consoleCancelOrder,
  'ConsoleOrder.reject': consoleRejectOrder,
  'ConsoleOrder.refund': consoleRefund,
  'ConsoleOrder.take_payment': consoleTakePayment,
  'ConsoleOrder.show': consoleShowOrder,
  'ConsoleOrder.reprint': consoleReprint,
  'ConsoleOrder.track': consoleTrackOrder,
  'ConsolePrinting.seen': consolePrintingSeen,
  ConsolePrinters: consolePrinters,
  'ConsolePrinters.add': consoleAddPrinter,
  'ConsolePrinters.change': consoleChangePrinter,
  'ConsolePrinters.remove': consoleRemovePrinter,
  'ConsolePrinters.restore': consoleRestorePrinter,
  'ConsolePrinters.test': consoleTestPrinter,
  'ConsolePrinters.papers': consolePapers,
  'ConsolePrinters.reprint': consoleReprintPaper,
  ConsoleOrders: consoleOrders,
  ConsoleCases: consoleCases,
  'ConsoleCases.close': consoleCloseCase,
  'ConsoleCases.settle': consoleSettleCase,
  'ConsoleCases.payout': consolePayout,
  'ConsoleCases.check': consoleCheckDay,
  ConsolePaymentAccounts: consolePaymentAccounts,
  'ConsolePaymentAccounts.save': consoleSavePaymentAccount,
  'ConsolePaymentAccounts.test': consoleTestPaymentAccount,
  'ConsolePaymentAccounts.archive': consoleArchivePaymentAccount,
  ConsolePictures: consolePictures,
  'ConsolePictures.add': consoleAddPicture,
  ConsoleTeam: consoleTeam,
  'ConsoleTeam.invite': consoleInvite,
  'ConsoleTeam.invite_again': consoleInviteAgain,
  'ConsoleTeam.link': consoleTeamLink,
  'ConsoleTeam.set_role': consoleSetRole,
  'ConsoleTeam.remove': consoleLeaveTeam,
  'ConsoleTeam.restore': consoleRejoinTeam,
  'ConsoleTeam.save_role': consoleSaveRole,
  'ConsoleTeam.remove_role': consoleRemoveRole,
  ConsoleInvitation: consoleShowInvitation,
  'ConsoleInvitation.accept': consoleJoin,
  ConsoleStore: consoleStore,
  'ConsoleStore.set_state': consoleSetStore,
  'ConsoleStore.sold_out': consoleSoldOut,
  'ConsoleStore.set_stock': consoleSetStock,
  ConsoleCapacity: consoleCapacity,
  'ConsoleCapacity.set': consoleSetCapacity,
  ...apiCalls,
  ...auditCalls,
  ...brandCalls,
  ...detailsCalls,
  ...paymentWaysCalls,
  ...customersCalls,
  ...todayCalls,
  ...giftCalls,
  ...fulfilmentCalls,
  ...hoursCalls,
  ...newsCalls,
  ...paperCalls,
  ...menuCalls,
  ...orderEditCalls,
  ...reportCalls,
  ...promoCalls,
  ...screenCalls,
  ...securityCalls,
  ...setUpCalls,
  ...venuesCalls,
} as const;
