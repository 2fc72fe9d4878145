import { type RawNode, type SafeNode, safeNodes } from '@servery/domain/home/safe-html';
import { createElement, type ReactNode } from 'react';

/** React's names for what HTML spells otherwise. */
const SPELLED: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};

function rawOf(node: Node): RawNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(rawOf) }];
}

function drawn(node: SafeNode): ReactNode {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => [SPELLED[name] ?? name, value]);
  return createElement(node.tag, Object.fromEntries(attributes), ...node.children.map(drawn));
}

/**
 * Somebody else's HTML, taken apart in a document where nothing runs and put together anew from what is let in. It is
 * never handed to the page as HTML.
 */
export function EmbedHtml({ html, base }: { html: string; base: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return createElement('div', null, ...safeNodes([...body.childNodes].flatMap(rawOf), base).map(drawn));
}
