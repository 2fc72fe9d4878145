/** As much of XML as Braintree answers with: elements, text and attributes that nobody reads but `nil`. */
export type XmlNode = { name: string; text: string; children: XmlNode[] };

const TOKEN = /<\?[^]*?\?>|<!--[^]*?-->|<(\/?)([\w.-]+)([^>]*?)(\/?)>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (all, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? all;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const MOST_DEPTH = 40;

/** The root element, or nothing where the text is not one whole element. */
export function readXml(source: string): XmlNode | undefined {
  const root: XmlNode = { name: '', text: '', children: [] };
  const path = [root];
  for (const [, closing, name, , empty, text] of source.matchAll(TOKEN)) {
    const top = path.at(-1)!;
    if (text !== undefined) top.text += decode(text);
    else if (closing) {
      // What holds the root has no name, so nothing closes it.
      if (top.name !== name) return undefined;
      path.pop();
    } else if (name) {
      const node = { name, text: '', children: [] };
      top.children.push(node);
      if (!empty) path.push(node);
      if (path.length > MOST_DEPTH) return undefined;
    }
  }
  return path.length === 1 && root.children.length === 1 ? root.children[0] : undefined;
}

export const child = (node: XmlNode | undefined, ...names: string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>((at, name) => at?.children.find((each) => each.name === name), node);

export const textAt = (node: XmlNode | undefined, ...names: string[]): string =>
  child(node, ...names)?.text.trim() ?? '';

/** Every element of that name, at any depth. */
export const allOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((each) => [...(each.name === name ? [each] : []), ...allOf(each, name)]);
