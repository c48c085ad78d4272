import type { liveCalls } from '#contract/meetings/live.ts'
import type { Call } from '#contract/wire/call.ts'

type OutputOf<Asked> = Asked extends Call<infer _Input, infer Output> ? Output : never

export type LiveAddresses = OutputOf<typeof liveCalls.url>

/** What is played goes on when further sources are asked for: each answer signs its addresses anew. */
export function keepAddresses(before: unknown, after: unknown): unknown {
  const [known, fresh] = [before, after] as [LiveAddresses | undefined, LiveAddresses]
  if (!known) return fresh
  const sources = fresh.sources.map(
    (source) =>
      known.sources.find(({ kind, clarity }) => kind === source.kind && clarity === source.clarity) ?? source,
  )
  return { ...fresh, sources, rewind: known.rewind || fresh.rewind }
}
