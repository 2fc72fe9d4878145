import type { StandardRole } from '@servery/domain/people/standard-roles';

export type SeedCustomer = {
  status: 1 | 3 | 8 | 9;
  name: string;
  email: string;
  mobile: string;
  menuName: string;
  /** May sign in with the mobile number and the demo's PIN. */
  pin?: true;
  /** Cents of account balance, and points: as if topped up and earned before. */
  balance?: number;
  points?: number;
  /** Where the screen stands. */
  place?: string;
  /** Of the card terminal at this screen. */
  posGuid?: string;
  addresses?: readonly { address: string; postcode: string }[];
};

export type SeedTeam = {
  organisation: string;
  people: readonly { name: string; email: string; role: StandardRole }[];
};

/** Mobile numbers are from the range that the regulator keeps for fiction. */
export const banksiaCustomers: readonly SeedCustomer[] = [
  {
    status: 1,
    name: 'Sam Nguyen',
    email: 'member@example.com',
    mobile: '+61491570156',
    menuName: '',
    pin: true,
    balance: 2450,
    points: 84,
    addresses: [
      { address: '8 Norfolk Street, Fremantle, WA, 6160', postcode: '6160' },
      { address: '3/41 Marmion Street, East Fremantle, WA, 6158', postcode: '6158' },
    ],
  },
  { status: 9, name: 'Test Customer', email: 'test@example.com', mobile: '+61491570157', menuName: '' },
  {
    status: 3,
    name: 'Front Kiosk',
    email: 'kiosk@example.com',
    mobile: '',
    menuName: 'banksia-kitchen',
    place: 'Front door',
    posGuid: '5f0c2e8a-41d7-4b6e-9a13-7d2f60c8b951',
  },
  {
    status: 8,
    name: 'Jess Counter',
    email: 'staff@example.com',
    mobile: '+61491570158',
    menuName: 'banksia-kitchen',
    place: 'Counter',
    posGuid: '0b9d4f26-7c58-4e21-8f3a-52c1e7d0a6b4',
  },
];

export const harbourCustomers: readonly SeedCustomer[] = [
  {
    status: 1,
    name: 'Kim Tran',
    email: 'member@harbour.example.com',
    mobile: '+61491570159',
    menuName: '',
  },
];

export const banksiaTeam: SeedTeam = {
  organisation: 'Banksia Kitchen',
  people: [
    { name: 'Alex Owner', email: 'owner@example.com', role: 'owner' },
    { name: 'Morgan Manager', email: 'manager@example.com', role: 'manager' },
    { name: 'Kit Kitchen', email: 'kitchen@example.com', role: 'kitchen' },
    { name: 'Charlie Counter', email: 'counter@example.com', role: 'counter' },
    { name: 'Ash Accountant', email: 'accountant@example.com', role: 'accountant' },
  ],
};

export const harbourTeam: SeedTeam = {
  organisation: 'Harbour Noodle Bar',
  people: [{ name: 'Robin Owner', email: 'owner@harbour.example.com', role: 'owner' }],
};

export const duneCustomers: readonly SeedCustomer[] = [
  {
    status: 1,
    name: 'Priya Shah',
    email: 'member@dune.example.com',
    mobile: '+61491570159',
    menuName: '',
    addresses: [{ address: '17 Overton Gardens, Cottesloe, WA, 6011', postcode: '6011' }],
  },
  {
    status: 3,
    name: 'Beach Kiosk',
    email: 'kiosk@dune.example.com',
    mobile: '',
    menuName: 'dune-cottesloe',
  },
  {
    status: 8,
    name: 'Noah Counter',
    email: 'staff@dune.example.com',
    mobile: '+61491570110',
    menuName: 'dune-cottesloe',
  },
];

export const duneTeam: SeedTeam = {
  organisation: 'Dune Coffee',
  people: [{ name: 'Lee Owner', email: 'owner@dune.example.com', role: 'owner' }],
};
