/** Storage that may be switched off or full: the board works without it, it only forgets. */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeDevice(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    /* a private window without storage */
  }
}
