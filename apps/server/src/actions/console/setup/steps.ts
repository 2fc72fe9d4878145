import { paletteProblem } from '@servery/domain/brand/look';
import { fail } from '@servery/domain/failure';
import { setUpMethods } from '@servery/domain/set-up/new-venue';
import { australianZones, zoneOfState } from '@servery/domain/set-up/states';
import { keepStep } from '#actions/console/setup/keep-step';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { menuReadingOf, type MenuChoice, type MenuProblem, startingMenu } from '#set-up/starting-menu';

const needs = ['payments', 'ownUrl', 'reach'] as const;

export const consoleSetupPlace = writeAction('ConsoleSetup.place', needs, async (tx, input, by) => {
  const zone = input.time_zone ?? zoneOfState(input.address_state);
  if (!australianZones.includes(zone)) return fail('time_zone_unknown', { field: 'time_zone' });
  if (Object.values(input.hours).every((windows) => windows === ''))
    return fail('never_open', { field: 'hours' });
  const { address, suburb, address_state: state, postcode, phone, hours, ready_minutes } = input;
  const place = {
    address: address.trim(),
    suburb: suburb.trim(),
    state,
    postcode,
    phone: phone.trim(),
    time_zone: zone,
    hours,
    ready_minutes,
  };
  return keepStep(tx, { step: 'place', value: place }, by);
});

const menuFailure = (problem: MenuProblem) =>
  problem.code === 'menu_unreadable'
    ? fail('menu_unreadable', { problem: problem.problem, field: 'text' })
    : fail('no_such_template', { field: 'template' });

/** Of what was not chosen nothing is kept. */
const chosen = ({ source, template, text }: MenuChoice): MenuChoice => ({
  source,
  template: source === 'template' ? template : '',
  text: source === 'list' ? text : '',
});

export const consoleSetupRead = readAction('ConsoleSetup.read', async (_tx, input) => {
  const read = startingMenu(input);
  return read.ok ? answer(menuReadingOf(read.value)) : menuFailure(read.error);
});

export const consoleSetupMenu = writeAction('ConsoleSetup.menu', needs, async (tx, input, by) => {
  const menu = chosen(input);
  const read = startingMenu(menu);
  return read.ok ? keepStep(tx, { step: 'menu', value: menu }, by) : menuFailure(read.error);
});

export const consoleSetupLook = writeAction('ConsoleSetup.look', needs, async (tx, input, by) => {
  const { font, tagline, host } = input;
  const accent = input.accent.toLowerCase();
  const problem = paletteProblem(accent);
  if (problem)
    return fail(problem === 'too_light' ? 'accent_too_light' : 'accent_too_alike', { field: 'accent' });
  return keepStep(tx, { step: 'look', value: { accent, font, tagline: tagline.trim(), host } }, by);
});

export const consoleSetupPay = writeAction('ConsoleSetup.pay', needs, async (tx, input, by) => {
  const { offers } = by.payments.installationOffer;
  const methods = setUpMethods.filter((code) => input.methods.includes(code) && offers(code));
  if (methods.length === 0 || methods.length < new Set(input.methods).size)
    return fail('no_such_method', { field: 'methods' });
  return keepStep(tx, { step: 'pay', value: { methods } }, by);
});
