const NAME = 'pn_prompted';
const YEAR_S = 365 * 24 * 3600;

/** Remembers that the question was asked. */
export const askedCookie = {
  read: (): boolean => document.cookie.split('; ').includes(`${NAME}=1`),
  write: (): void => {
    document.cookie = `${NAME}=1; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  },
};
