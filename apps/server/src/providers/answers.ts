/** No answer: it cannot be said whether the provider did what it was asked. */
export type Silent = { is: 'silent'; why: string };
/** The provider was not asked, or would not listen: nothing has happened there. */
export type NotAsked = { is: 'not_asked'; why: string };
