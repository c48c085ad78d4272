import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Span, SpanExport } from './export-spans.ts'

/** A span that goes on; what happens inside of it belongs to it. */
export type OpenSpan = Pick<Span, 'traceId' | 'spanId' | 'parentId' | 'beganNs'> & { to: SpanExport }

const current = new AsyncLocalStorage<OpenSpan>()

const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6))

/** `00-trace-parent-flags`, as a proxy before us or a caller of ours has begun it. */
function readParent(header: string | undefined) {
  const [, traceId, parentId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? []
  return traceId && parentId && flags
    ? { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
    : undefined
}

type Sampling = {
  /** How many of the requests are traced of which nobody has decided. */
  share: number
  /** Whether one more may be traced because its sender wants it: anybody can say so. */
  mayBeAsked(): boolean
}

/** Undefined for a request that is not traced: whoever began the trace decides, else chance. */
export function beginSpan(
  to: SpanExport,
  { share, mayBeAsked }: Sampling,
  header: string | undefined,
): OpenSpan | undefined {
  const parent = readParent(header)
  const isTraced = parent ? parent.isSampled && mayBeAsked() : Math.random() < share
  if (!isTraced) return undefined
  return {
    to,
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    parentId: parent?.parentId ?? '',
    spanId: randomBytes(8).toString('hex'),
    beganNs: now(),
  }
}

type Ended = Pick<Span, 'name' | 'kind' | 'attributes' | 'isFault'>

export function endSpan({ to, ...span }: OpenSpan, ended: Ended): void {
  to.add({ ...span, ...ended, endedNs: now() })
}

/** Runs what belongs to a span. */
export const insideSpan = <Result>(span: OpenSpan, run: () => Result): Result => current.run(span, run)

/** Notes how long something takes that the span at hand waits for; does nothing outside of one. */
export async function spanOf<Result>(
  work: Promise<Result>,
  what: Pick<Ended, 'name' | 'attributes'>,
): Promise<Result> {
  const parent = current.getStore()
  if (!parent) return work
  const own = { ...parent, parentId: parent.spanId, spanId: randomBytes(8).toString('hex'), beganNs: now() }
  try {
    const result = await work
    endSpan(own, { ...what, kind: 'client', isFault: false })
    return result
  } catch (error) {
    endSpan(own, { ...what, kind: 'client', isFault: true })
    throw error
  }
}
