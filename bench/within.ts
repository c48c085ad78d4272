type Close = () => unknown

/**
 * Runs a measurement for at most this many seconds. What it opens is registered with `after` and closed in reverse order, also on a
 * time-out: a measurement that hangs fails, and leaves nothing behind.
 */
export async function within<Result>(
  seconds: number,
  measure: (after: (close: Close) => void) => Promise<Result>,
): Promise<Result> {
  const closes: Close[] = []
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`not done after ${seconds} s`)), seconds * 1000)
  const measured = measure((close) => void closes.push(close))
  try {
    return await Promise.race([measured, late.promise])
  } finally {
    clearTimeout(timer)
    // Whatever is still running fails as soon as its server is gone.
    measured.catch(() => undefined)
    for (const close of closes.toReversed()) await close()
  }
}
