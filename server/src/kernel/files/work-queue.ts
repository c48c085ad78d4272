/** Thrown when as much is waiting as may wait: coming back later is better than one more in the line. */
export class QueueFull extends Error {}

type WorkQueue = { run<Result>(work: () => Promise<Result>): Promise<Result> }

/** Lets `atOnce` pieces of work run and `mostWaiting` wait for them. */
export function createWorkQueue(atOnce: number, mostWaiting: number): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running < atOnce) running++
      else if (waiting.length < mostWaiting) await new Promise<void>((start) => waiting.push(start))
      else throw new QueueFull('the line is full')
      try {
        return await work()
      } finally {
        // The place goes straight to the next in line, so that nobody can slip in between.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
