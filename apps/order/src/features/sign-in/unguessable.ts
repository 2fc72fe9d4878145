/** A UUID has 122 random bits; what nobody may guess has at least 128. */
export const unguessable = (): string => crypto.randomUUID() + crypto.randomUUID();
