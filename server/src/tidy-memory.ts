/** The first pages come first. */
const firstAfterMs = 1_500

const everyMs = 30_000

/** The share of time in which the process is busy: below it, hardly any request meets a pause of a tenth of a second. */
const idleShare = 0.02

/** A smaller gain is not worth the pause. */
const growth = 1.2

/**
 * V8 keeps what a start or a large job has left for as long as nothing happens, four times what is needed. An idle server collects it,
 * and gives the space of young objects back.
 */
export function tidyMemory(): void {
  let last = performance.eventLoopUtilization()
  let tidyBytes = Infinity
  const collect = () => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    tidyBytes = process.memoryUsage.rss()
  }
  setTimeout(collect, firstAfterMs).unref()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization < idleShare && process.memoryUsage.rss() > growth * tidyBytes) collect()
  }, everyMs).unref()
}
