/** What a device can do. The browser and the native shell each have their own way behind this. */
export type Platform = {
  storage: {
    read(key: string): string | null;
    write(key: string, value: string): void;
    remove(key: string): void;
  };
  print(): void;
  /** Short feedback under the finger, where the device has it. */
  buzz(): void;
  open(url: string): void;
};
