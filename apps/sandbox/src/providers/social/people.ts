export const vendors = ['apple', 'google'] as const;
export type Vendor = (typeof vendors)[number];

export type SocialPerson = {
  id: string;
  subject: string;
  firstName: string;
  lastName: string;
  /** Empty for somebody who keeps it to themselves. */
  email: string;
  verified: boolean;
  /** Google runs the mail of this domain. */
  hostedDomain?: string;
  /** An address of Apple's relay. */
  hidden?: boolean;
  about: string;
};

export const people: Record<Vendor, readonly SocialPerson[]> = {
  apple: [
    {
      id: 'ada',
      subject: '001201.5d0c6f0a9b4e4c1d8a.0341',
      firstName: 'Ada',
      lastName: 'Orchard',
      email: 'ada.orchard@icloud.example',
      verified: true,
      about: 'shares name and email',
    },
    {
      id: 'hal',
      subject: '001202.7e1d7a1bac5f4d2e9b.0342',
      firstName: 'Hal',
      lastName: 'Hidden',
      email: 'q7x2m9k4@privaterelay.appleid.com',
      verified: true,
      hidden: true,
      about: 'hides the email behind Apple’s relay',
    },
    {
      id: 'sam',
      subject: '001203.8f2e8b2cbd6a4e3fac.0343',
      firstName: 'Sam',
      lastName: 'Nguyen',
      email: 'member@example.com',
      verified: true,
      about: 'has the demo member’s email',
    },
    {
      id: 'nora',
      subject: '001204.9a3f9c3dce7b4f4abd.0344',
      firstName: 'Nora',
      lastName: 'Nomail',
      email: '',
      verified: false,
      about: 'shares no email',
    },
  ],
  google: [
    {
      id: 'grace',
      subject: '108204268033311374501',
      firstName: 'Grace',
      lastName: 'Gum',
      email: 'grace.gum.demo@gmail.com',
      verified: true,
      about: 'a Gmail address',
    },
    {
      id: 'hugo',
      subject: '108204268033311374502',
      firstName: 'Hugo',
      lastName: 'Host',
      email: 'hugo@workspace.example.com',
      verified: true,
      hostedDomain: 'workspace.example.com',
      about: 'a domain that Google hosts',
    },
    {
      id: 'sam',
      subject: '108204268033311374503',
      firstName: 'Sam',
      lastName: 'Nguyen',
      email: 'member@example.com',
      verified: true,
      about: 'has the demo member’s email, which is not Google’s own',
    },
    {
      id: 'uma',
      subject: '108204268033311374504',
      firstName: 'Uma',
      lastName: 'Unsure',
      email: 'uma@example.com',
      verified: false,
      about: 'an email that was never verified',
    },
    {
      id: 'nils',
      subject: '108204268033311374505',
      firstName: 'Nils',
      lastName: 'Nomail',
      email: '',
      verified: false,
      about: 'shares no email',
    },
  ],
};
