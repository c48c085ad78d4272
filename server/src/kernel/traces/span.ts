/** Where something happens within which trace. */
export type SpanPlace = { traceId: string; spanId: string }

/** One thing that took time. Times are those of the clock, in nanoseconds. */
export type Span = SpanPlace & {
  parentId: string
  /** What it comes from, in a trace of its own. */
  link?: SpanPlace | undefined
  name: string
  kind: 'server' | 'client' | 'consumer'
  beganNs: bigint
  endedNs: bigint
  attributes: Record<string, string | number>
  isFault: boolean
}

export type SpanExport = { add(span: Span): void; flush(): Promise<void>; close(): Promise<void> }
