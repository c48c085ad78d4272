import type { Call } from '#contract/wire/call.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import { CallFailure, isLoginEnded } from './call-failure.ts'
import { callText } from './call-text.ts'
import type { Clock } from './clock.ts'
import type { Environment } from './environment.ts'
import type { Hosts } from './hosts.ts'
import { buildRequest } from './request.ts'
import type { RequestParts } from './request.ts'
import type { AppStorage } from './storage.ts'
import { yieldToBrowser } from './yield-to-browser.ts'

export type CallOptions = {
  /** A failure shows a toast unless this is false; the caller then shows it in another way. */
  tips?: boolean
  /** What happens when the login has ended; by default the client logs out and says so. */
  whenLoginEnded?: 'log-out' | 'leave'
  light?: boolean
  /** The request completes even when the page is closed meanwhile. */
  keepalive?: boolean
  signal?: AbortSignal
}

export type CallWorld = {
  environment: () => Environment
  hosts: () => Hosts
  storage: AppStorage
  clock: Clock
  language: () => Language
  seal: (fields: Record<string, unknown>) => Promise<string>
  fetch: typeof fetch
  /** Shows a failure. */
  showFailure: (message: string) => void
  /** Clears a login that the server no longer accepts. */
  logOut: () => void
}

export const callTimeoutMs = 10_000

export type Caller = <Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  options?: CallOptions,
) => Promise<Output>

type Answer = { status: number; message: string; data: unknown; token?: string }

/** The only way in which the web app calls the server. */
export function createCaller(world: CallWorld): Caller {
  const underWay = new Map<string, Promise<unknown>>()

  async function run<Input, Output>(
    call: Call<Input, Output>,
    input: Input,
    options: CallOptions,
  ): Promise<Output> {
    try {
      return await ask(world, call, input, options)
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('network', String(error))
      if (isLoginEnded(failure) && options.whenLoginEnded !== 'leave') {
        const wasMember = world.storage.get('token') !== ''
        world.logOut()
        // A call that is open to visitors is simply repeated as a visitor.
        if (call.access === 'open' && wasMember) return ask(world, call, input, options)
      }
      if (options.tips !== false && isWorthReporting(world, failure)) world.showFailure(failure.message)
      throw failure
    }
  }

  /** A call with the same fields as one that is still running returns that one's promise: nothing is sent twice. */
  return (call, input, options = {}) => {
    if (options.signal) return run(call, input, options)
    const key = `${call.id} ${JSON.stringify(input)}`
    const running = underWay.get(key)
    if (running) return running as Promise<never>
    const started = run(call, input, options).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}

/** After returning from the background, iOS browsers report failures of requests that nobody waits for. */
function isWorthReporting(world: CallWorld, failure: CallFailure): boolean {
  if (failure.kind === 'aborted') return false
  return !(failure.kind === 'network' && world.environment().isIos)
}

async function ask<Input, Output>(
  world: CallWorld,
  call: Call<Input, Output>,
  input: Input,
  options: CallOptions,
  isRepeat = false,
): Promise<Output> {
  // A screen may start several calls at once; each is built and signed in its own task. A page that is being closed
  // has no further task.
  if (!options.keepalive) await yieldToBrowser()
  const answer = await exchange(world, await build(world, call, input, options), options)
  if (answer.token) world.storage.set('token', answer.token)
  if (answer.status === successStatus) return answer.data as Output
  const serverTime = (answer.data as { server_time?: number } | null)?.server_time
  if (answer.status === failures.clockOff.status && serverTime !== undefined && !isRepeat) {
    world.clock.correct(serverTime)
    return ask(world, call, input, options, true)
  }
  const failure = new CallFailure('refused', answer.message, answer.status, answer)
  if (isLoginEnded(failure)) failure.message = callText[world.language()].loginExpired
  throw failure
}

const build = <Input, Output>(
  world: CallWorld,
  call: Call<Input, Output>,
  input: Input,
  options: CallOptions,
) =>
  buildRequest(
    call,
    input,
    {
      environment: world.environment(),
      hosts: world.hosts(),
      storage: world.storage,
      language: world.language(),
      now: world.clock.now(),
      seal: world.seal,
    },
    { light: options.light ?? false },
  )

async function exchange(
  world: CallWorld,
  request: RequestParts,
  { signal, keepalive = false }: CallOptions,
): Promise<Answer> {
  const text = callText[world.language()]
  const timeout = AbortSignal.timeout(callTimeoutMs)
  try {
    const response = await world.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (response.status >= 500) throw new CallFailure('busy', text.busy, response.status)
    return readAnswer(await response.json())
  } catch (error) {
    if (error instanceof CallFailure) throw error
    if (signal?.aborted) throw new CallFailure('aborted', '')
    if (timeout.aborted) throw new CallFailure('timeout', text.timeout)
    throw new CallFailure('network', text.networkDown)
  }
}

/** Normalizes both envelopes to one shape. */
export function readAnswer(body: unknown): Answer {
  const fields = body as Record<string, unknown>
  const isCollege = 'code' in fields
  return {
    status: Number(fields.status ?? (fields.code === 'SUCCESS' ? successStatus : 500)),
    message: typeof fields.message === 'string' ? fields.message : '',
    data: isCollege ? fields.result : fields.data,
    token: typeof fields.token === 'string' ? fields.token : undefined,
  }
}
