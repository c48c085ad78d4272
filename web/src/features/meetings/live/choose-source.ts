import type { LiveSource } from '#contract/meetings/live.ts'

const clarities = ['sound', 'standard', 'high'] as const

/**
 * One source for each clarity, the lowest first. FLV is seconds behind, HLS several more. iPhones play HLS natively and
 * FLV with difficulty, if at all; where no HLS is produced they try FLV.
 */
export function chooseLiveSources(sources: readonly LiveSource[], hasMediaSource: boolean): LiveSource[] {
  const order = hasMediaSource ? (['flv', 'hls'] as const) : (['hls', 'flv'] as const)
  return clarities.flatMap((clarity) => {
    const ofClarity = sources.filter((source) => source.clarity === clarity)
    return order.flatMap((kind) => ofClarity.filter((source) => source.kind === kind)).slice(0, 1)
  })
}
