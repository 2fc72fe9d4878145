/** Waits until no other process holds this file, and holds it. Answers how to let go of it. */
export function takeLock(file: string, onWait?: () => void): () => void;
