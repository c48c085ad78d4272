import { describe, expect, it } from 'vitest'
import { createSendQueue } from './send-queue.ts'
import type { QueuedEntry, SendOutcome } from './send-queue.ts'

type Entry = QueuedEntry & { phone: string }

function buildQueue() {
  const stored = new Map<string, Entry>()
  const sent: { phone: string; secondsAgo: number }[] = []
  const world = { now: 1_000_000, outcome: { is: 'later' } as SendOutcome<string> }
  const queue = createSendQueue<Entry, string>({
    store: {
      list: async () => [...stored.values()],
      put: async (entry) => stored.set(entry.id, entry),
      remove: async (id) => stored.delete(id),
    },
    send: async ({ phone }, secondsAgo) => {
      if (world.outcome.is === 'sent') sent.push({ phone, secondsAgo })
      return world.outcome
    },
    longestSeconds: 86_400,
    now: () => world.now,
  })
  const entryOf = (phone: string): Entry => ({
    id: phone,
    userid: '7',
    phone,
    notedAt: world.now,
  })
  return { queue, stored, sent, world, entryOf }
}

describe('a queue', () => {
  it('holds what is noted without a network and sends it later, in order, once, with its age', async () => {
    const { queue, stored, sent, world, entryOf } = buildQueue()
    expect(await queue.note(entryOf('13800000001'))).toEqual({ is: 'later' })
    world.now += 60_000
    await queue.note(entryOf('13800000002'))
    await queue.flush()
    expect(stored.size).toBe(2)
    world.outcome = { is: 'sent', answer: '林*' }
    world.now += 30_000
    await Promise.all([queue.flush(), queue.flush()])
    await queue.flush()
    expect(sent).toEqual([
      { phone: '13800000001', secondsAgo: 90 },
      { phone: '13800000002', secondsAgo: 30 },
    ])
    expect(stored.size).toBe(0)
  })

  it('shows a refusal at once, and stores the one that comes later, which is not sent again', async () => {
    const { queue, stored, sent, world, entryOf } = buildQueue()
    await queue.note(entryOf('13800000001'))
    world.outcome = { is: 'refused', message: '该手机号尚未注册' }
    await queue.flush()
    expect(await queue.list()).toMatchObject([{ problem: '该手机号尚未注册' }])
    expect(await queue.note(entryOf('13800000002'))).toEqual(world.outcome)
    expect([...stored.keys()]).toEqual(['13800000001'])
    world.outcome = { is: 'sent', answer: '林*' }
    await queue.flush()
    expect(sent).toEqual([])
  })

  it('forgets numbers after a day', async () => {
    const { queue, stored, world, entryOf } = buildQueue()
    await queue.note(entryOf('13800000001'))
    world.now += 86_401_000
    expect(await queue.list()).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('never sends a later entry before an earlier one that waits', async () => {
    const { queue, sent, world, entryOf } = buildQueue()
    await queue.note(entryOf('13800000001'))
    world.outcome = { is: 'sent', answer: '林*' }
    world.now += 1000
    expect(await queue.note(entryOf('13800000002'))).toEqual(world.outcome)
    expect(sent.map(({ phone }) => phone)).toEqual(['13800000001', '13800000002'])
  })

  it('sends each of several that come at once one time', async () => {
    const { queue, sent, world, entryOf } = buildQueue()
    world.outcome = { is: 'sent', answer: '林*' }
    const outcomes = await Promise.all([
      queue.note(entryOf('13800000001')),
      queue.note(entryOf('13800000002')),
      queue.flush(),
    ])
    expect(sent.map(({ phone }) => phone).toSorted()).toEqual(['13800000001', '13800000002'])
    expect(outcomes.slice(0, 2)).toEqual([world.outcome, world.outcome])
  })
})
