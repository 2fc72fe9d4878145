/**
 * How the server runs on a venue's small machine: young objects in 4 MB instead of 32; at most 512 MB for old ones, five
 * times what it needs, as without a bound it lets four times what is in use pile up before it tidies; one heap for the C
 * side instead of one per thread, and what that frees is given back at once. Blocks of 16 kB
 * and more are mapped by themselves: within that heap they left holes that were never given back, 25 MB after many orders.
 */
export const lean = {
  execArgv: ['--max-semi-space-size=4', '--max-old-space-size=512'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '16384' },
};
