import type { LiveSource } from '#contract/meetings/live.ts'

/**
 * FLV is seconds behind, HLS several more. iPhones play HLS natively and FLV with difficulty, if at all; where no HLS
 * is produced they try FLV. Empty when there is neither.
 */
export function chooseLiveSource(sources: readonly LiveSource[], hasMediaSource: boolean): string {
  const order = hasMediaSource ? (['flv', 'hls'] as const) : (['hls', 'flv'] as const)
  return order.flatMap((kind) => sources.filter((source) => source.kind === kind))[0]?.address ?? ''
}
