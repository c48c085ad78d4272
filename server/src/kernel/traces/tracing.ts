import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Span, SpanExport, SpanPlace } from './span.ts'

/** What a server traces, and where to. */
export type Tracing = {
  to: SpanExport
  /** How many are traced of which nobody has decided. */
  share: number
  /** Whether one more may be traced because its sender wants it: anybody can say so. */
  mayBeAsked(): boolean
}

/** A span that goes on; what happens inside of it belongs to it. */
export type OpenSpan = Pick<Span, 'traceId' | 'spanId' | 'parentId' | 'link' | 'beganNs'> & { to: SpanExport }

const current = new AsyncLocalStorage<OpenSpan>()

const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6))
const newSpan = () => ({ spanId: randomBytes(8).toString('hex'), beganNs: now() })
const newTrace = () => ({ traceId: randomBytes(16).toString('hex'), parentId: '', ...newSpan() })

/** `00-trace-parent-flags`, as a proxy before us or a caller of ours has begun it. */
function readParent(header: string | undefined): (SpanPlace & { isSampled: boolean }) | undefined {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? []
  return traceId && spanId && flags
    ? { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
    : undefined
}

/** The same of the span at hand, for what is done later; undefined outside of one. */
export function writeParent(): string | undefined {
  const span = current.getStore()
  return span && `00-${span.traceId}-${span.spanId}-01`
}

const isTraced = ({ share, mayBeAsked }: Tracing, asked: { isSampled: boolean } | undefined) =>
  asked ? asked.isSampled && mayBeAsked() : Math.random() < share

/** Undefined for a request that is not traced: the caller that began the trace decides, else chance. */
export function beginSpan(tracing: Tracing, header: string | undefined): OpenSpan | undefined {
  const parent = readParent(header)
  if (!isTraced(tracing, parent)) return undefined
  const more = parent && { traceId: parent.traceId, parentId: parent.spanId }
  return { to: tracing.to, ...newTrace(), ...more }
}

/** The same for what a request has left to be done: in a trace of its own, for it may come days later. */
export function beginLinkedSpan(tracing: Tracing, header: string | undefined): OpenSpan | undefined {
  const from = readParent(header)
  if (!isTraced(tracing, from)) return undefined
  return { to: tracing.to, ...newTrace(), link: from && { traceId: from.traceId, spanId: from.spanId } }
}

type Ended = Pick<Span, 'name' | 'kind' | 'attributes' | 'isFault'>

export function endSpan({ to, ...span }: OpenSpan, ended: Ended): void {
  to.add({ ...span, ...ended, endedNs: now() })
}

/** Runs what belongs to a span. */
export const insideSpan = <Result>(span: OpenSpan, run: () => Result): Result => current.run(span, run)

type What = Pick<Ended, 'name' | 'attributes'> & {
  /** Whether a failure is one of what was asked; each is unless it says. */
  isFault?: (error: unknown) => boolean
}

/**
 * Notes how long something takes that the span at hand waits for; does nothing outside of one. What answers at once is no wait. What is
 * known only afterwards is noted by `note`.
 */
export function spanOf<Result>(
  { name, attributes, isFault = () => true }: What,
  run: (note: (more: Span['attributes']) => void) => Result,
): Result {
  const parent = current.getStore()
  if (!parent) return run(() => undefined)
  const noted = { ...attributes }
  const { to, traceId, spanId: parentId } = parent
  const own: OpenSpan = { to, traceId, parentId, ...newSpan() }
  const end = (hasFailed: boolean) =>
    endSpan(own, { name, attributes: noted, kind: 'client', isFault: hasFailed })
  const result = current.run(own, () => run((more) => void Object.assign(noted, more)))
  if (result instanceof Promise)
    result.then(
      () => end(false),
      (error: unknown) => end(isFault(error)),
    )
  return result
}
