let isHeldHere = false

/**
 * Runs alone among the tabs of this browser, which share one stored login. What it runs may ask for the lock again.
 * Browsers offer locks on trusted origins only; elsewhere tabs are not kept apart.
 */
export async function withLoginLock<Result>(run: () => Promise<Result>): Promise<Result> {
  if (isHeldHere || !navigator.locks) return run()
  return navigator.locks.request('login', async () => {
    isHeldHere = true
    try {
      return await run()
    } finally {
      isHeldHere = false
    }
  })
}
