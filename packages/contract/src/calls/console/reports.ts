import { z } from 'zod';
import { call } from '#call';
import { journalAccounts, journalCodes, salesReport } from '#entities/sales-report';
import { dateField, textField } from '#fields';

const ofReports = { action: 'ConsoleReports', can: 'see_payments', scope: 'venue' } as const;
const period = { from_date: dateField, to_date: dateField };

/** What a venue sold from one day to another, both included, and in the period before. */
export const consoleReports = call({
  ...ofReports,
  input: z.object(period),
  output: salesReport,
  errors: ['bad_period'],
  perMinute: 120,
});

export const reportTables = [
  'days',
  'hours',
  'products',
  'options',
  'categories',
  'channels',
  'fulfilment',
  'points',
  'staff',
  'promos',
  'paid',
  'make_times',
  'gst',
  'journal_xero',
  'journal_myob',
] as const;
export type ReportTable = (typeof reportTables)[number];

/** One table of a report as a file for a spreadsheet, or for an accounting program. */
export const consoleExportReport = call({
  ...ofReports,
  sub: 'export',
  input: z.object({ ...period, table: z.enum(reportTables, 'is not a table of a report') }),
  output: z.strictObject({ file_name: z.string(), text: z.string() }),
  errors: ['bad_period'],
  perMinute: 60,
});

export const consoleJournalCodes = call({
  ...ofReports,
  sub: 'accounts',
  input: z.object({}),
  output: journalCodes,
  errors: [],
  perMinute: 120,
});

const code = textField(20).regex(/^[\w-]{1,20}$/, 'is not the number of an account');

/** Which accounts of the venue's own books its journals are for. */
export const consoleSaveJournalCodes = call({
  ...ofReports,
  sub: 'save_accounts',
  input: z.object({
    program: z.enum(['xero', 'myob'], 'is not xero or myob'),
    codes: z.record(z.enum(journalAccounts), code),
  }),
  output: journalCodes,
  errors: [],
  perMinute: 60,
});

const every = z.enum(['off', 'day', 'week', 'month'], 'is not off, day, week or month');
const mail = z.strictObject({ every });

/** How often the caller is sent what this venue sold. */
export const consoleReportMail = call({
  ...ofReports,
  sub: 'mail',
  input: z.object({}),
  output: mail,
  errors: [],
  perMinute: 120,
});

export const consoleSetReportMail = call({
  ...ofReports,
  sub: 'set_mail',
  input: z.object({ every }),
  output: mail,
  errors: [],
  perMinute: 60,
});
