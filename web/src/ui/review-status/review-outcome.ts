/** What a review has come to. */
export type ReviewOutcome = 'open' | 'passed' | 'failed'

/** By the number that a submission's state has in its feature. */
export const reviewOutcome = (
  state: number,
  { passed, failed }: { passed: number; failed: number },
): ReviewOutcome => {
  if (state === passed) return 'passed'
  return state === failed ? 'failed' : 'open'
}
