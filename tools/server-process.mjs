/*
 * How the process of the server is started, here, by the benchmarks and in deploy/Dockerfile. Plain JavaScript for Node 20.
 */

/**
 * Left to itself V8 keeps 128 MB for young objects; with 16 the idle server takes 85 MB less. When idle, it gives back what the start
 * and large jobs have left (`server/src/tidy-memory.ts`).
 */
export const serverFlags = ['--max-semi-space-size=16', '--expose-gc']

/**
 * Resizing pictures allocates large blocks in many threads. By itself glibc keeps them in an arena for each thread and raises
 * the size from which it gives memory back; a fixed size and few arenas bound what stays. `npm run bench -- pictures` measures it.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
