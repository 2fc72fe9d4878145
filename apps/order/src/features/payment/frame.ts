/** Inside somebody else's page: there the pages of PayPal and the like do not open. */
export const inFrame = (): boolean => window.self !== window.top;
