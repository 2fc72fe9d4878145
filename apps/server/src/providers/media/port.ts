/** Where uploaded pictures are kept. A key is a path of our own making, like `demo/uploads/….webp`. */
export type MediaPort = {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
};
