import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail, type Failure } from '@servery/domain/failure';
import { localDate } from '@servery/domain/hours/availability';
import { instantOf, localDateTime } from '@servery/domain/hours/times';
import { periodToMail } from '@servery/domain/sales/mail-period';
import { comparedWith, isPeriod, MOST_DAYS, type Period } from '@servery/domain/sales/period';
import { addSums, type Sums } from '@servery/domain/sales/sums';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Database } from '#db/database';
import { ownAction, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { type DaySums, type SalesAt, salesDays, sumsOf } from '#sales/days';
import { exportTable } from '#sales/export';
import { salesReportView } from '#sales/report';
import { owedOnGifts } from '#stores/gifts';
import { journalCodesOf, saveJournalCodes } from '#stores/journal-accounts';
import { reportMailOf, setReportMail } from '#stores/report-mails';
import { salesNames } from '#stores/sales-names';

type Wish = { from_date: string; to_date: string };

const periodOf = ({ from_date: from, to_date: to }: Wish, today: string): Period | undefined =>
  from <= today && isPeriod({ from, to }) ? { from, to } : undefined;

/** The period before until the same time of day, where this one is not over. */
async function sameSoFar(
  db: Database,
  at: SalesAt,
  { before, isPart }: { before: readonly DaySums[]; isPart: boolean },
): Promise<Sums> {
  const last = before.at(-1);
  const whole = before.map(({ sums }) => sums);
  if (!last || !isPart) return addSums(whole);
  const midnight = instantOf({ date: last.day, time: '00:00' }, at.zone);
  const { time } = localDateTime(at.now, at.zone);
  const sums = await sumsOf(db, at, { from: midnight, to: instantOf({ date: last.day, time }, at.zone) });
  return addSums([...whole.slice(0, -1), sums]);
}

async function reportOf(db: Database, caller: Caller, wish: Wish) {
  const { venueId, timeZone: zone, brandCode } = teamMember(caller);
  const at: SalesAt = { venueId, zone, now: caller.now };
  const today = localDate(caller.now, zone).toString();
  const period = periodOf(wish, today);
  if (!period) return fail('bad_period', { days: MOST_DAYS }) satisfies Failure<'bad_period'>;
  const compared = comparedWith(period, today);
  const days = await salesDays(db, at, compared.shown);
  const before = await salesDays(db, at, compared.before);
  const sameBefore = await sameSoFar(db, at, { before, isPart: compared.shown.to === today });
  const names = await db.read((tx) => salesNames(tx, venueId));
  const { cents: giftsOwed } = await db.read((tx) => owedOnGifts(tx, brandCode, caller.now));
  const about = { names, brandCode, today, now: caller.now, giftsOwed };
  return { ok: true as const, days, report: salesReportView({ days, before, sameBefore }, about) };
}

export const consoleReports = ownAction('ConsoleReports', async (db, input, caller) => {
  // A look, and no deed.
  caller.noted = true;
  const held = await reportOf(db, caller, input);
  return held.ok ? answer(held.report) : held;
});

export const consoleExportReport = ownAction('ConsoleReports.export', async (db, input, caller) => {
  const held = await reportOf(db, caller, input);
  if (!held.ok) return held;
  const { venueId, venueName } = teamMember(caller);
  const { from, to } = held.report;
  const codes = await db.read((tx) => journalCodesOf(tx, venueId));
  const exported = { action: 'reports.exported', subject: input.table, details: { from, to } } as const;
  await db.write((tx) => note(tx, caller, exported));
  return answer({
    file_name: `${input.table.replaceAll('_', '-')}-${from}${from === to ? '' : `-to-${to}`}.csv`,
    text: exportTable(input.table, held, { venueName, codes }),
  });
});

export const consoleJournalCodes = readAction('ConsoleReports.accounts', async (tx, _input, caller) =>
  answer(await journalCodesOf(tx, teamMember(caller).venueId)),
);

export const consoleSaveJournalCodes = writeAction(
  'ConsoleReports.save_accounts',
  async (tx, input, caller) => {
    const { venueId } = teamMember(caller);
    const before = (await journalCodesOf(tx, venueId))[input.program];
    await saveJournalCodes(tx, venueId, input);
    await note(tx, caller, {
      action: 'reports.accounts',
      subject: input.program,
      details: beforeAndAfter(before, input.codes),
    });
    return answer(await journalCodesOf(tx, venueId));
  },
);

export const consoleReportMail = readAction('ConsoleReports.mail', async (tx, _input, caller) =>
  answer({ every: (await reportMailOf(tx, teamMember(caller))) ?? 'off' }),
);

export const consoleSetReportMail = writeAction('ConsoleReports.set_mail', async (tx, { every }, caller) => {
  const member = teamMember(caller);
  // What is over by now was not asked for.
  const sentFor = every === 'off' ? '' : periodToMail(every, caller.now, member.timeZone).to;
  const before = (await reportMailOf(tx, member)) ?? 'off';
  await setReportMail(tx, member, { every, sentFor });
  await note(tx, caller, {
    action: 'reports.mail',
    subject: '',
    details: beforeAndAfter({ every: before }, { every }),
  });
  return answer({ every });
});
