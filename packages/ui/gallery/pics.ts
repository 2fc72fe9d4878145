const found = import.meta.glob<string>('./pics/*.svg', { eager: true, query: '?url', import: 'default' });

export const pic = (name: string): string => found[`./pics/${name}.svg`] ?? '';
