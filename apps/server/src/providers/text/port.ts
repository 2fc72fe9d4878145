type Text = { to: string; body: string };

/** `refused` is final: the number cannot be written to. Rejects when the text may not have gone out. */
export type TextPort = { send(text: Text): Promise<'sent' | 'refused'> };
