const loads = new Map<string, Promise<void>>();

/** Nothing of a vendor is loaded before it is needed, and nothing twice. */
export function loadScript(src: string): Promise<void> {
  const held = loads.get(src);
  if (held) return held;
  const load = new Promise<void>((done, failed) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      loads.delete(src);
      script.remove();
      failed(new Error(`${src} did not load`));
    });
    document.head.append(script);
  });
  loads.set(src, load);
  return load;
}
