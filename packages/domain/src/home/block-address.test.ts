import { expect, test } from 'vitest';
import { accountTarget, homeDestination, insidePath, outsideAddress, pageAddress } from '#home/block-address';

test.each([
  ['menu/banksia-kitchen', '/menu/banksia-kitchen'],
  ['/about', '/about'],
  ['//evil.example.com', '/evil.example.com'],
  ['/\\evil.example.com', '/'],
  ['', '/'],
])('leads from the target %j to %j of this site, and never away from it', (target, path) => {
  expect(insidePath(target)).toBe(path);
  expect(new URL(path, 'https://home.example.com').host).toBe('home.example.com');
});

test.each([
  ['rewards', '/account/rewards'],
  ['account/topup', '/account/topup'],
  ['', '/account'],
  ['account', '/account'],
])('leads from the account’s target %j to %j', (target, path) => {
  expect(accountTarget(target)).toBe(path);
});

test('follows links of the web, of mail and of the phone, and none that would run as a script', () => {
  for (const address of ['https://example.com/a', 'mailto:hello@example.com', 'tel:+61855500142'])
    expect(outsideAddress(address)).toBe(address);
  for (const address of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '/about', ''])
    expect(outsideAddress(address)).toBeUndefined();
});

test('shows pages of the web and files of this site, and nothing else', () => {
  expect(pageAddress('/media/demo/growers.html')).toBe('/media/demo/growers.html');
  expect(pageAddress('https://example.com/map')).toBe('https://example.com/map');
  for (const address of ['//example.com', 'http://example.com', 'javascript:alert(1)', ''])
    expect(pageAddress(address)).toBeUndefined();
});

test('sends visitors on inside the app, to another site, or not at all', () => {
  expect(homeDestination('/menu/banksia-kitchen')).toEqual({ inside: '/menu/banksia-kitchen' });
  expect(homeDestination('https://example.com/moved')).toEqual({ outside: 'https://example.com/moved' });
  for (const uri of ['', '/', 'javascript:alert(1)']) expect(homeDestination(uri)).toBeUndefined();
});
