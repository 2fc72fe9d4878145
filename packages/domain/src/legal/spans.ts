export type Span = { kind: 'plain' | 'strong' | 'mail'; text: string };

const STRONG = /\*\*(.+?)\*\*/;

/** `**strong**` words and the brand's mail address stand out from the words around them. */
export function spansOf(text: string, mail: string): Span[] {
  // Split by a group, every second piece is what the group found.
  return text.split(STRONG).flatMap((piece, index): Span[] => {
    if (index % 2 === 1) return [{ kind: 'strong', text: piece }];
    const plain = mail === '' ? [piece] : piece.split(mail);
    return plain.flatMap((words, at): Span[] => [
      ...(at > 0 ? [{ kind: 'mail', text: mail } as const] : []),
      ...(words === '' ? [] : [{ kind: 'plain', text: words } as const]),
    ]);
  });
}
