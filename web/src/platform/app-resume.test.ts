import { expect, it } from 'vitest'
import { createAppResume } from './app-resume.ts'
import { createBridge } from './bridge.ts'
import type { BridgeHost } from './bridge.ts'

function setUp() {
  const host: BridgeHost = {}
  const resume = createAppResume(createBridge(host))
  return { resume, becomeActive: () => host.xinglinNative?.({ type: 'becomeActive' }) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('sets the flag on becomeActive and clears it when the consumers are done (R099)', async () => {
  const { resume, becomeActive } = setUp()
  let finish: (() => void) | undefined
  const seen: boolean[] = []
  resume.onResume(() => {
    seen.push(resume.isResumed())
    return new Promise<void>((resolve) => (finish = resolve))
  })
  expect(resume.isResumed()).toBe(false)
  becomeActive()
  await settled()
  expect(resume.isResumed()).toBe(true)
  finish?.()
  await settled()
  expect(resume.isResumed()).toBe(false)
  expect(seen).toEqual([true])
})

it('clears the flag and runs the others although one fails', async () => {
  const { resume, becomeActive } = setUp()
  const ran: string[] = []
  resume.onResume(() => {
    throw new Error('no network yet')
  })
  resume.onResume(() => Promise.reject(new Error('still none')))
  resume.onResume(() => ran.push('unread'))
  becomeActive()
  await settled()
  expect(ran).toEqual(['unread'])
  expect(resume.isResumed()).toBe(false)
})

it('does not start a second round within the first', async () => {
  const { resume, becomeActive } = setUp()
  let rounds = 0
  resume.onResume(() => (rounds += 1))
  becomeActive()
  becomeActive()
  await settled()
  expect(rounds).toBe(1)
  becomeActive()
  await settled()
  expect(rounds).toBe(2)
})

it('does not run removed consumers', async () => {
  const { resume, becomeActive } = setUp()
  let rounds = 0
  const remove = resume.onResume(() => (rounds += 1))
  remove()
  becomeActive()
  await settled()
  expect(rounds).toBe(0)
})
