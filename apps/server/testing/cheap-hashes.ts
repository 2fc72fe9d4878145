/** What takes long to guess in a venue's database only takes time here. */
export const CHEAP = { memory: 8, passes: 1, parallelism: 1 };
