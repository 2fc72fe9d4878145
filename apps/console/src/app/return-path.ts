/** Where to go after signing in: only a path of our own, never another site. */
export const returnPath = (search: Record<string, unknown>): { to?: string } => {
  const { to } = search;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in') ? { to } : {};
};
