import { beginLinkedSpan, endSpan, insideSpan, writeParent } from './tracing.ts'
import type { Tracing } from './tracing.ts'

type Traced = { traceparent?: string }

/** What a job is sent with names the span in which that happens, where it is traced. */
export function carryTrace(data: object): object {
  const traceparent = writeParent()
  return traceparent === undefined ? data : { ...data, traceparent }
}

/** The data of a job as its sender gave it. */
export function withoutTrace(data: object): object {
  const { traceparent: _, ...own } = data as Traced
  return own
}

/** Runs a try of a job in a trace of its own, which names what the job comes from. */
export async function traceJob<Result>(
  tracing: Tracing | undefined,
  { name, id, data, tries }: { name: string; id: string; data: object; tries: number },
  run: () => PromiseLike<Result>,
): Promise<Result> {
  const span = tracing && beginLinkedSpan(tracing, (data as Traced).traceparent)
  if (!span) return run()
  const attributes = { 'xinglin.job': name, 'xinglin.job_id': id, 'xinglin.tries': tries }
  let isFault = true
  try {
    const result = await insideSpan(span, run)
    isFault = false
    return result
  } finally {
    endSpan(span, { name: `job ${name}`, kind: 'consumer', attributes, isFault })
  }
}
