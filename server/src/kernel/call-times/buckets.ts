/** Each bucket reaches a quarter further than the one before; the last takes what is longer than half a minute. */
const growth = 1.25
export const bucketCount = 48

/** The bucket of a time in milliseconds. */
export const bucketOf = (ms: number) =>
  Math.min(bucketCount - 1, Math.max(0, Math.ceil(Math.log(Math.max(ms, 1)) / Math.log(growth))))

const middleOf = (bucket: number) => growth ** (bucket - 0.5)

/** The time in milliseconds that this share of the calls did not exceed. */
export function percentile(buckets: number[], share: number): number {
  const wanted = share * buckets.reduce((sum, count) => sum + count, 0)
  let passed = 0
  const bucket = buckets.findIndex((count) => (passed += count) >= wanted && count > 0)
  return bucket < 0 ? 0 : Math.round(middleOf(bucket) * 10) / 10
}
