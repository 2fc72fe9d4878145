/** Whether the page stands inside a page of somebody else. */
export const inFrame = (): boolean => window.self !== window.top;
