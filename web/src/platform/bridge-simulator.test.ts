import { describe, expect, it } from 'vitest'
import { createBridge } from './bridge.ts'
import { installBridgeSimulator } from './bridge-simulator.ts'
import type { SimulatedHost } from './bridge-simulator.ts'

describe.each(['ios', 'android'] as const)('the simulated %s app', (os) => {
  it('records navigation, sharing, payment, storage and notices (R018)', async () => {
    const host: SimulatedHost = {}
    installBridgeSimulator({ os }, host)
    const bridge = createBridge(host)
    bridge.send('pushNative', { page: 'login' })
    bridge.send('share', { data: { title: '杏林' } })
    bridge.send('pay', { data: { order_id: 5 } })
    await bridge.ask('getStorage', { type: 'guest_id' })
    bridge.goBack(() => {})
    expect(host.bridgeMessages?.map(({ action }) => action)).toEqual([
      'pushNative',
      'share',
      'pay',
      'getStorage',
      'notice',
    ])
    expect(host.bridgeMessages?.[1]).toMatchObject({ data: { title: '杏林' } })
  })

  it('answers from its table, and with null where it has nothing', async () => {
    const host: SimulatedHost = {}
    installBridgeSimulator(
      {
        os,
        answers: {
          getStorage: { guest_id: '87654321' },
          getData: { user: { userid: 7 } },
          pay: { wechat: { paid: 1 } },
        },
      },
      host,
    )
    const bridge = createBridge(host)
    expect(await bridge.ask('getStorage', { type: 'guest_id' })).toBe('87654321')
    expect(await bridge.ask('getData', { type: 'user' })).toEqual({ userid: 7 })
    expect(await bridge.ask('pay', { type: 'wechat' })).toEqual({ paid: 1 })
    expect(await bridge.ask('getData', { type: 'unknown' }, () => 'web')).toBeNull()
  })
})

it('uses nothing from outside, so that it can be sent to a browser as text', () => {
  // A function made from text cannot access this module.
  // oxlint-disable-next-line typescript/no-implied-eval
  const install = new Function('app', 'host', `(${installBridgeSimulator.toString()})(app, host)`)
  const host: SimulatedHost = {}
  install({ os: 'android', answers: {} }, host)
  createBridge(host).send('notice', { type: 'goBack' })
  expect(host.bridgeMessages).toMatchObject([{ action: 'notice', type: 'goBack' }])
})
