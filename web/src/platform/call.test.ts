import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineCall } from '#contract/wire/call.ts'
import { failures } from '#contract/wire/failure.ts'
import { int } from '#contract/wire/fields.ts'
import { CallFailure } from './call-failure.ts'
import { callTimeoutMs, createCaller } from './call.ts'
import type { CallWorld } from './call.ts'
import { createClock } from './clock.ts'
import { detectEnvironment } from './environment.ts'
import { chooseHosts } from './hosts.ts'
import { createFakeArea } from './fake-area.ts'
import type { RequestParts } from './request.ts'
import { createStorage } from './storage.ts'

const thing = z.object({ name: z.string() })
const open = defineCall({
  id: 't.open',
  path: '/api/t/open',
  about: '',
  input: z.object({ n: int }),
  output: thing,
})
const member = defineCall({ ...open, id: 't.member', path: '/api/t/member', access: 'member' })
const college = defineCall({ ...open, id: 't.college', method: 'GET', path: '/MedicalCollege/t' })
const bare = defineCall({ ...open, id: 't.bare', path: '/api/t/bare', bare: true, input: z.object({}) })
const sealed = defineCall({ ...open, id: 't.sealed', path: '/api/t/sealed', sealed: true })

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const android = 'Mozilla/5.0 (Linux; Android 15) Mobile'

type Reply = object | Error | 'hang' | { http: number }

/** A client whose server returns the replies in order; the last one repeats. */
function setUp(replies: Reply[], userAgent = android) {
  const storage = createStorage(createFakeArea().area)
  const sent: { url: string; method: string; headers: Headers; body: URLSearchParams }[] = []
  const shown: string[] = []
  /** Renews to the token that is given here, or logs out. */
  const renewals: string[] = []
  const recoverLogin = vi.fn<CallWorld['recoverLogin']>(async ({ mayRenew }) => {
    storage.set('token', (mayRenew && renewals.shift()) || '')
    return storage.get('token') !== ''
  })
  const files: { request: RequestParts; onProgress: unknown }[] = []
  const fakeFetch = async (url: string, init: RequestInit): Promise<Response> => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: new URLSearchParams(init.body as URLSearchParams),
    })
    const reply = replies[Math.min(sent.length, replies.length) - 1]!
    if (reply === 'hang')
      return new Promise((_resolve, reject) => {
        if (init.signal?.aborted) reject(init.signal.reason as Error)
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    if (reply instanceof Error) throw reply
    if ('http' in reply) return new Response('', { status: reply.http })
    return Response.json(reply)
  }
  const call = createCaller({
    environment: () => detectEnvironment(userAgent, 'XinglinApp'),
    hosts: () => chooseHosts('https://xinglin.example/', {}),
    storage,
    clock: createClock(() => 1_000_000),
    language: () => 'zh',
    seal: async (fields) => `sealed:${JSON.stringify(fields)}`,
    fetch: fakeFetch as typeof fetch,
    showFailure: (message) => shown.push(message),
    sendFile: async (request, { onProgress }) => {
      files.push({ request, onProgress })
      return Response.json(replies[Math.min(files.length, replies.length) - 1]!)
    },
    recoverLogin,
  })
  return { call, sent, shown, storage, recoverLogin, renewals, files }
}

const ok = { status: 200, message: 'ok', data: { name: '杏林' } }
const refusal = { status: 404, message: '数据不存在', data: null }

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what is sent', () => {
  it('posts form data with the eight common fields and the tokens as headers', async () => {
    const { call, sent, storage } = setUp([ok])
    storage.set('token', 't')
    storage.set('refresh_token', 'r')
    storage.set('sys_token', 's')
    await call(open, { n: 7 })
    const [request] = sent
    expect(request).toMatchObject({ url: 'https://xinglin.example/api/t/open', method: 'POST' })
    const names = ['platform', 'sign', 'timestamp', 'userid', 'openid', 'unionid', 'guest_id', 'is_wechat']
    for (const name of names) expect(request!.body.has(name), name).toBe(true)
    expect(request!.body.get('n')).toBe('7')
    expect(request!.body.get('sign')).toMatch(/^[0-9a-f]{64}$/)
    expect(['token', 'refresh-token', 'sys-token'].map((name) => request!.headers.get(name))).toEqual([
      't',
      'r',
      's',
    ])
  })

  it('puts a GET into the address, and a light one carries no tokens', async () => {
    const { call, sent, storage } = setUp([
      { code: 'SUCCESS', message: 'ok', result: { name: 'c' }, status: 200 },
    ])
    storage.set('token', 't')
    expect(await call(college, { n: 1 }, { light: true })).toEqual({ name: 'c' })
    expect(sent[0]).toMatchObject({ url: 'https://xinglin.example/MedicalCollege/t?n=1', method: 'GET' })
    expect(sent[0]!.headers.get('token')).toBeNull()
  })

  it('posts a bare call without a body', async () => {
    const { call, sent } = setUp([ok])
    await call(bare, {})
    expect(sent[0]!.body.toString()).toBe('')
  })

  it('seals the fields of a sealed call', async () => {
    const { call, sent } = setUp([ok])
    await call(sealed, { n: 7 })
    expect(sent[0]!.body.get('n')).toBeNull()
    expect(sent[0]!.body.get('encrypt_data')).toBe('sealed:{"n":"7"}')
  })

  it('sends the same call once while it is under way', async () => {
    const { call, sent } = setUp([ok])
    await Promise.all([call(open, { n: 1 }), call(open, { n: 1 }), call(open, { n: 2 })])
    expect(sent).toHaveLength(2)
    await call(open, { n: 1 })
    expect(sent).toHaveLength(3)
  })
})

describe('what comes back', () => {
  it('saves a renewed token', async () => {
    const { call, storage } = setUp([{ ...ok, token: 'new' }])
    await call(open, { n: 1 })
    expect(storage.get('token')).toBe('new')
  })

  it('corrects its clock and repeats once', async () => {
    const stale = { status: failures.clockOff.status, message: 'x', data: { server_time: 9_000_000 } }
    const { call, sent } = setUp([stale, ok])
    await call(open, { n: 1 })
    expect(sent.map((request) => request.body.get('timestamp'))).toEqual(['1000000', '9000000'])
    const again = setUp([stale])
    await expect(again.call(open, { n: 1 })).rejects.toMatchObject({ status: failures.clockOff.status })
    expect(again.sent).toHaveLength(2)
  })

  it('rejects with the whole answer and shows its message', async () => {
    const { call, shown } = setUp([{ ...refusal, data: { status: 1 } }])
    await expect(call(open, { n: 1 })).rejects.toMatchObject({ status: 404, body: { data: { status: 1 } } })
    expect(shown).toEqual(['数据不存在'])
  })

  it('shows nothing when the call asked for silence', async () => {
    const { call, shown } = setUp([refusal])
    await expect(call(open, { n: 1 }, { tips: false })).rejects.toBeInstanceOf(CallFailure)
    expect(shown).toEqual([])
  })

  it('treats FAILED of the college service as a failure', async () => {
    const { call, shown } = setUp([{ code: 'FAILED', message: '没有权限', result: null, status: 403 }])
    await expect(call(college, { n: 1 })).rejects.toMatchObject({ status: 403 })
    expect(shown).toEqual(['没有权限'])
  })

  it('says that the service is busy on HTTP 500', async () => {
    const { call, shown } = setUp([{ http: 500 }])
    await expect(call(open, { n: 1 })).rejects.toMatchObject({ kind: 'busy' })
    expect(shown).toEqual(['系统服务繁忙，请稍后再试'])
  })

  it('shows a network error, but not on iOS', async () => {
    const there = setUp([new TypeError('Failed to fetch')])
    await expect(there.call(open, { n: 1 })).rejects.toMatchObject({ kind: 'network' })
    expect(there.shown).toEqual(['网络已断开'])
    const ios = setUp([new TypeError('Load failed')], iphone)
    await expect(ios.call(open, { n: 1 })).rejects.toMatchObject({ kind: 'network' })
    expect(ios.shown).toEqual([])
  })

  it('gives up after 10 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(callTimeoutMs)
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    })
    const { call } = setUp([new DOMException('late', 'TimeoutError')])
    await expect(call(open, { n: 1 })).rejects.toMatchObject({ kind: 'timeout' })
    expect(callTimeoutMs).toBe(10_000)
    timeout.mockRestore()
  })

  it('shows nothing when the screen was left', async () => {
    const leaving = new AbortController()
    const { call, shown } = setUp(['hang'])
    const asked = call(open, { n: 1 }, { signal: leaving.signal })
    await Promise.resolve()
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
    expect(shown).toEqual([])
  })
})

describe('a login that the server refuses', () => {
  const refused = (status: number) => ({ status, message: 'token无效', data: null })

  it.each([401, 4055])('logs out with the message on %i', async (status) => {
    const { call, shown, storage, recoverLogin } = setUp([refused(status)])
    storage.set('token', 'dead')
    await expect(call(member, { n: 1 })).rejects.toMatchObject({ status })
    expect(recoverLogin).toHaveBeenCalledExactlyOnceWith({ token: 'dead', mayRenew: status === 401 })
    expect(shown).toEqual(['您的登录已过期，请重新登录'])
  })

  it('is renewed when it has only expired, and the call is repeated', async () => {
    const { call, sent, storage, renewals, shown } = setUp([refused(401), ok])
    storage.set('token', 'dead')
    renewals.push('new')
    expect(await call(member, { n: 1 })).toEqual({ name: '杏林' })
    expect(sent.map(({ headers }) => headers.get('token'))).toEqual(['dead', 'new'])
    expect(shown).toEqual([])
  })

  it('is renewed once for a call, not for ever', async () => {
    const { call, sent, storage, renewals, recoverLogin } = setUp([refused(401)])
    storage.set('token', 'dead')
    renewals.push('new', 'newer')
    await expect(call(member, { n: 1 })).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(2)
    expect(recoverLogin.mock.calls).toEqual([
      [{ token: 'dead', mayRenew: true }],
      [{ token: 'new', mayRenew: false }],
    ])
    expect(storage.get('token')).toBe('')
  })

  it('repeats an open call as a visitor', async () => {
    const { call, sent, storage, recoverLogin } = setUp([refused(4055), ok])
    storage.set('token', 'dead')
    expect(await call(open, { n: 1 })).toEqual({ name: '杏林' })
    expect(recoverLogin).toHaveBeenCalledOnce()
    expect(sent[1]!.headers.get('token')).toBeNull()
  })

  it('fails as the network does when it cannot be renewed for that reason', async () => {
    const { call, storage, recoverLogin, shown } = setUp([refused(401)])
    storage.set('token', 'dead')
    recoverLogin.mockRejectedValueOnce(new CallFailure('network', '网络已断开'))
    await expect(call(member, { n: 1 })).rejects.toMatchObject({ kind: 'network' })
    expect(storage.get('token')).toBe('dead')
    expect(shown).toEqual(['网络已断开'])
  })

  it('is nothing that a visitor could lose', async () => {
    const { call, recoverLogin, shown } = setUp([refused(401)])
    await expect(call(member, { n: 1 })).rejects.toMatchObject({ status: 401 })
    expect(recoverLogin).not.toHaveBeenCalled()
    expect(shown).toEqual(['您的登录已过期，请重新登录'])
  })

  it('is left to the caller when asked', async () => {
    const { call, storage, recoverLogin } = setUp([refused(401)])
    storage.set('token', 'dead')
    await expect(call(member, { n: 1 }, { whenLoginEnded: 'leave', tips: false })).rejects.toMatchObject({
      status: 401,
    })
    expect(recoverLogin).not.toHaveBeenCalled()
  })
})

describe('a file', () => {
  const file = new File(['picture'], 'a.png')

  it('is sent with the fields, without a time-out and never shared with another call', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { call, files, sent } = setUp([ok])
    const onProgress = () => undefined
    await Promise.all([call(open, { n: 1 }, { file, onProgress }), call(open, { n: 1 }, { file })])
    expect(timeout).not.toHaveBeenCalled()
    expect(sent).toEqual([])
    expect(files).toHaveLength(2)
    const body = files[0]!.request.body as FormData
    expect([body.get('n'), (body.get('file') as File).name]).toEqual(['1', 'a.png'])
    expect(files[0]!.onProgress).toBe(onProgress)
    timeout.mockRestore()
  })

  it.each([401, 4055])('ends a refused login (%i) as every call does', async (status) => {
    const { call, files, storage, recoverLogin, renewals } = setUp([{ status, message: '', data: null }, ok])
    storage.set('token', 'dead')
    renewals.push('new')
    const sending = call(member, { n: 1 }, { file, tips: false })
    await (status === 401 ? sending : expect(sending).rejects.toMatchObject({ status }))
    expect(recoverLogin).toHaveBeenCalledOnce()
    expect(files.map(({ request }) => request.headers['token'])).toEqual(
      status === 401 ? ['dead', 'new'] : ['dead'],
    )
  })
})
