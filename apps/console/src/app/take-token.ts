/** Takes the token out of the address, so that no copy of it stays behind. */
export function takeToken(): string {
  const token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  return token;
}
