import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bridgeActions, createBridge } from './bridge.ts'
import type { BridgeAction, BridgeFields, BridgeHost, BridgeMessage } from './bridge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(os: 'ios' | 'android' | 'none' = 'ios') {
  const posted: BridgeMessage[] = []
  const host: BridgeHost = {}
  if (os === 'ios') {
    host.webkit = { messageHandlers: { xinglin: { postMessage: (message) => posted.push(message) } } }
  }
  if (os === 'android') {
    host.XinglinApp = { postMessage: (text) => posted.push(JSON.parse(text) as BridgeMessage) }
  }
  return { host, posted, bridge: createBridge(host) }
}

const enough: Partial<Record<BridgeAction, BridgeFields>> = { pushNative: { page: 'login' } }

describe('what is sent', () => {
  it('is exactly eight actions (R104)', () => {
    const { bridge, posted } = setUp()
    for (const action of bridgeActions) bridge.send(action, enough[action])
    expect(posted.map(({ action }) => action)).toEqual([
      'share',
      'pushNative',
      'pushWeb',
      'notice',
      'getData',
      'pay',
      'getStorage',
      'resourceCache',
    ])
  })

  it('is nothing for any other action (R104)', async () => {
    const { bridge, posted } = setUp()
    const fallback = vi.fn<() => void>()
    for (const name of ['newWeb', 'goBack', 'logout', 'toString', '']) {
      const action = name as BridgeAction
      expect(bridge.send(action, { url: '/', page: 'login' }, fallback)).toBe(false)
      expect(await bridge.ask(action, {}, fallback)).toBeUndefined()
    }
    expect(posted).toEqual([])
    expect(fallback).not.toHaveBeenCalled()
  })

  it('is nothing for pushNative without a page (R102)', () => {
    const { bridge, posted } = setUp()
    expect(bridge.send('pushNative', { data: { id: 1 } })).toBe(false)
    expect(bridge.send('pushNative', { page: '' })).toBe(false)
    expect(posted).toEqual([])
    expect(bridge.send('pushNative', { page: 'login' })).toBe(true)
    expect(posted).toHaveLength(1)
  })

  it('is nothing for newWeb without a url (R103)', () => {
    const { bridge, posted } = setUp()
    expect(bridge.send('pushWeb', { type: 'newWeb' })).toBe(false)
    expect(posted).toEqual([])
    expect(bridge.send('pushWeb', { type: 'newWeb', url: 'https://example.com/coffee' })).toBe(true)
    expect(posted).toHaveLength(1)
  })

  it.each(['ios', 'android'] as const)('has the same six fields on %s', (os) => {
    const { bridge, posted } = setUp(os)
    bridge.send('share', { type: 'wechat', url: 'https://example.com/', data: { title: '杏林' } })
    bridge.send('pushNative', { page: 'login' })
    expect(posted).toEqual([
      {
        action: 'share',
        type: 'wechat',
        page: '',
        url: 'https://example.com/',
        data: { title: '杏林' },
        callbackId: '',
      },
      { action: 'pushNative', type: '', page: 'login', url: '', data: null, callbackId: '' },
    ])
  })

  it('says goBack and logout as notices (R045, R256)', () => {
    const { bridge, posted } = setUp()
    const fallback = vi.fn<() => void>()
    bridge.goBack(fallback)
    bridge.logout()
    expect(posted.map(({ action, type }) => [action, type])).toEqual([
      ['notice', 'goBack'],
      ['notice', 'logout'],
    ])
    expect(fallback).not.toHaveBeenCalled()
  })
})

describe('without an app', () => {
  it('runs the fallback in its place', async () => {
    const { bridge } = setUp('none')
    const fallback = vi.fn<() => string>(() => 'web')
    expect(bridge.isPresent()).toBe(false)
    expect(bridge.send('share', {}, fallback)).toBe(false)
    bridge.goBack(fallback)
    expect(await bridge.ask('getStorage', { type: 'guest_id' }, fallback)).toBe('web')
    expect(fallback).toHaveBeenCalledTimes(3)
  })

  it('does not mistake an element named like the app for the app', () => {
    const host = { XinglinApp: { tagName: 'DIV' } } as unknown as BridgeHost
    expect(createBridge(host).isPresent()).toBe(false)
  })

  it('runs the fallback when the app refuses the message', () => {
    const { host, bridge } = setUp()
    host.webkit!.messageHandlers!.xinglin!.postMessage = () => {
      throw new Error('the app is closing')
    }
    const fallback = vi.fn<() => void>()
    expect(bridge.isPresent()).toBe(true)
    expect(bridge.send('share', {}, fallback)).toBe(false)
    expect(fallback).toHaveBeenCalledTimes(1)
  })
})

describe('questions', () => {
  it('get the answer that carries their callback id, in any order', async () => {
    const { host, posted, bridge } = setUp()
    const user = bridge.ask('getData', { type: 'user' })
    const guest = bridge.ask('getStorage', { type: 'guest_id' })
    const [first, second] = posted.map(({ callbackId }) => callbackId)
    expect(first).not.toBe(second)
    host.xinglinNative?.({ callbackId: second, data: '12345678' })
    host.xinglinNative?.(JSON.stringify({ callbackId: first, data: { userid: 7 } }))
    expect(await guest).toBe('12345678')
    expect(await user).toEqual({ userid: 7 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('accept an answer within the call', async () => {
    const { host, bridge } = setUp('none')
    host.XinglinApp = {
      postMessage(text) {
        const { callbackId } = JSON.parse(text) as BridgeMessage
        host.xinglinNative?.({ callbackId, data: 'at once' })
      },
    }
    expect(await bridge.ask('getData', { type: 'user' })).toBe('at once')
  })

  it('fall back when no answer comes in time, and ignore a late one', async () => {
    const { host, posted, bridge } = setUp()
    const notices = vi.fn<(data: unknown) => void>()
    bridge.onNotice('undefined', notices)
    const answer = bridge.ask('getData', { type: 'user' }, () => 'web')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await answer).toBe('web')
    host.xinglinNative?.({ callbackId: posted[0]?.callbackId, data: 'late' })
    expect(notices).not.toHaveBeenCalled()
  })

  it('to pay wait for the person', async () => {
    const { host, posted, bridge } = setUp()
    const answer = bridge.ask('pay', { data: { order_id: 5 } }, () => 'web')
    await vi.advanceTimersByTimeAsync(600_000)
    host.xinglinNative?.({ callbackId: posted[0]?.callbackId, data: { paid: 1 } })
    expect(await answer).toEqual({ paid: 1 })
  })

  it('that are not valid are not sent', async () => {
    const { posted, bridge } = setUp()
    expect(await bridge.ask('pushNative', {}, () => 'web')).toBeUndefined()
    expect(posted).toEqual([])
  })
})

describe('notices of the app', () => {
  it('reach the listeners of their type', () => {
    const { host, bridge } = setUp()
    const received: unknown[] = []
    const stop = bridge.onNotice('becomeActive', (data) => received.push(data))
    host.xinglinNative?.({ type: 'becomeActive', data: 1 })
    host.xinglinNative?.('{"type":"becomeActive","data":2}')
    host.xinglinNative?.({ type: 'other', data: 3 })
    stop()
    host.xinglinNative?.({ type: 'becomeActive', data: 4 })
    expect(received).toEqual([1, 2])
  })

  it('that cannot be read are ignored', () => {
    const { host, bridge } = setUp()
    const received: unknown[] = []
    bridge.onNotice('becomeActive', (data) => received.push(data))
    for (const message of [undefined, null, 7, '', '{', '[]', {}, { type: 5 }])
      expect(() => host.xinglinNative?.(message), JSON.stringify(message)).not.toThrow()
    host.xinglinNative?.({ type: 'becomeActive', data: 1 })
    expect(received).toEqual([1])
  })
})
