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
import type { sendFile } from './send-file.ts'
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
  /** Sent along. There is no time-out then: a large file on a slow line takes long, and its progress is shown. */
  file?: File
  /** The body of a call that has a piece of a file as its body; as patient as with a file. */
  bytes?: Blob
  onProgress?: (share: number) => void
}

/** A login that the server no longer accepts. One that has expired may be renewed, once for each call. */
export type RefusedLogin = { token: string; mayRenew: boolean }

export type CallWorld = {
  environment: () => Environment
  hosts: () => Hosts
  storage: AppStorage
  clock: Clock
  language: () => Language
  seal: (fields: Record<string, unknown>) => Promise<string>
  fetch: typeof fetch
  sendFile: typeof sendFile
  /** Shows a failure. */
  showFailure: (message: string) => void
  /** Renews a refused login, or logs out and says so. Resolves with true when a call may be repeated with a login. */
  recoverLogin: (refused: RefusedLogin) => Promise<boolean>
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
      return await askAsMember(world, call, input, options)
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure('network', String(error))
      if (options.tips !== false && isWorthReporting(world, failure)) world.showFailure(failure.message)
      throw failure
    }
  }

  /** A call with the same fields as one that is still running returns that one's promise: nothing is sent twice. */
  return (call, input, options = {}) => {
    if (options.signal || options.file || options.bytes) return run(call, input, options)
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

/** A refused login is renewed and the call repeated. Where that fails, a call that is open to visitors is one of theirs. */
async function askAsMember<Input, Output>(
  world: CallWorld,
  call: Call<Input, Output>,
  input: Input,
  options: CallOptions,
  isRepeat = false,
): Promise<Output> {
  const token = world.storage.get('token')
  try {
    return await ask(world, call, input, options)
  } catch (error) {
    const isRefused = error instanceof CallFailure && isLoginEnded(error) && token !== ''
    if (!isRefused || options.whenLoginEnded === 'leave') throw error
    const mayRenew = error.status === failures.loginExpired.status && !isRepeat
    const hasLogin = await world.recoverLogin({ token, mayRenew })
    if (hasLogin && !isRepeat) return askAsMember(world, call, input, options, true)
    if (!hasLogin && call.access === 'open') return ask(world, call, input, options)
    throw error
  }
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
    {
      light: options.light ?? false,
      ...(options.file && { file: options.file }),
      ...(options.bytes && { bytes: options.bytes }),
    },
  )

async function exchange(world: CallWorld, request: RequestParts, options: CallOptions): Promise<Answer> {
  const text = callText[world.language()]
  const { signal, keepalive = false, onProgress } = options
  const isFile = options.file !== undefined || options.bytes !== undefined
  const timeout = isFile ? undefined : AbortSignal.timeout(callTimeoutMs)
  const stops = [signal, timeout].filter((stop) => stop !== undefined)
  try {
    const response = isFile
      ? await world.sendFile(request, { signal, onProgress })
      : await world.fetch(request.url, {
          method: request.method,
          headers: request.headers,
          body: request.body,
          // The login cookie belongs to another host where the hosts are configured apart.
          credentials: 'include',
          keepalive,
          signal: AbortSignal.any(stops),
        })
    if (response.status >= 500) throw new CallFailure('busy', text.busy, response.status)
    return readAnswer(await response.json())
  } catch (error) {
    if (error instanceof CallFailure) throw error
    if (signal?.aborted) throw new CallFailure('aborted', '')
    if (timeout?.aborted) throw new CallFailure('timeout', text.timeout)
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
