/** Where somebody said whether they want news: their account, the sign-up, the link of a mail, or their mail program. */
export type NewsPlace = 'account' | 'sign_up' | 'link' | 'mail_program';
