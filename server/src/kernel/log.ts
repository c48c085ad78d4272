import type { PinoLoggerOptions } from 'fastify/types/logger.js'
import { sqlState } from './database.ts'
import type { Env } from './env.ts'
import { Refusal } from './fail.ts'
import { outageOf } from './outage.ts'

/** What lasts is said again after this time, with how often it was met meanwhile. */
const sayAgainMs = 60_000

/** Bodies, addresses and query strings hold personal data: they stay out of the log, and so do the values of statements. */
export function logOptions(level: Env['LOG_LEVEL']): PinoLoggerOptions {
  const count = createRepeatCount()
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: describeError,
      reason: describeCause,
      lost: describeCause,
    },
    hooks: {
      logMethod(args, method) {
        const [fields, message] = args as unknown as [Fields, string]
        const lasting = lastingOf(fields, message)
        if (lasting === undefined) return method.apply(this, args)
        const times = count(lasting)
        if (times !== undefined) method.apply(this, [{ ...fields, times }, lasting])
        return undefined
      },
    },
  }
}

type Fields = { err?: unknown; lost?: unknown }

/** What is said once for all who meet it; undefined for what is said each time. */
function lastingOf({ err, lost }: Fields, message: string): string | undefined {
  if (lost !== undefined) return `${message}: ${reasonOf(lost)}`
  return outageOf(err) ?? (err instanceof Refusal ? message : undefined)
}

/** How often a thing was met since it was said last; undefined when it is not to be said yet. */
function createRepeatCount(): (what: string) => number | undefined {
  const said = new Map<string, { at: number; since: number }>()
  return (what) => {
    const last = said.get(what)
    if (last && Date.now() - last.at < sayAgainMs) return void last.since++
    said.set(what, { at: Date.now(), since: 0 })
    return (last?.since ?? 0) + 1
  }
}

/** Messages of these classes quote the value that was refused. */
const quotesValue = /^(22|P0)/

type Described = Error & { code?: string; query?: string }

/** A failed statement is named by its SQL and its SQLSTATE: drizzle's message carries the values. */
function describeError(error: Described) {
  const { name: type, message, stack = '' } = error
  return {
    type,
    message: reasonOf(error),
    code: sqlState(error) ?? error.code,
    statement: error.query === undefined ? undefined : shorten(error.query),
    // Its first lines repeat the message.
    stack: stack.slice(stack.indexOf(message) + message.length),
  }
}

/** The same without a stack, of what is expected to happen. */
function describeCause(error: unknown) {
  if (!(error instanceof Error)) return { message: reasonOf(error) }
  const { message, code, statement } = describeError(error)
  return { message, code, statement }
}

/** Why something failed, without a value of anybody: what is logged and kept is said by this. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutParams(String(error))
  const state = sqlState(error)
  if (state && quotesValue.test(state)) return 'a value was refused'
  const cause = (error as Described).query === undefined ? error : ((error.cause ?? error) as Error)
  return withoutParams(cause.message)
}

const shorten = (query: string) => query.replace(/\s+/g, ' ').slice(0, 160)

/** Also of copies of drizzle's errors. */
const withoutParams = (message: string) => message.replace(/\nparams:.*/s, '')
