import { expect, it, vi } from 'vitest'
import { createAnswerSaver } from './answer-saver.ts'
import type { SaveState } from './answer-saver.ts'

function scene(send: (questionId: number, optionIds: number[]) => Promise<void>) {
  const states: SaveState[] = []
  const onRefused = vi.fn()
  const saver = createAnswerSaver({
    send,
    isPassing: (error) => (error as Error).message === 'line',
    onState: (state) => states.push(state),
    onRefused,
    wait: async () => undefined,
  })
  return { saver, states, onRefused }
}

it('sends only the latest answer chosen while another was being sent', async () => {
  const sent: string[] = []
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const { saver, states } = scene(async (questionId, optionIds) => {
    sent.push(`${questionId}:${optionIds.join()}`)
    if (sent.length === 1) await held
  })
  saver.save(1, [10])
  saver.save(2, [20])
  saver.save(2, [21])
  saver.save(1, [11])
  release()
  await saver.settle()
  expect(sent).toEqual(['1:10', '2:21', '1:11'])
  expect(states).toEqual(['saving', 'saved'])
})

it('retries while the connection is down, and loses nothing', async () => {
  let failures = 3
  const stored = new Map<number, number[]>()
  const { saver, states } = scene(async (questionId, optionIds) => {
    if (failures-- > 0) throw new Error('line')
    stored.set(questionId, optionIds)
  })
  saver.save(1, [1])
  saver.save(2, [2, 3])
  await saver.settle()
  expect([...stored]).toEqual([
    [1, [1]],
    [2, [2, 3]],
  ])
  expect(states.filter((state) => state === 'unsaved')).toHaveLength(3)
  expect(states.at(-1)).toBe('saved')
})

it('stops when the server refuses', async () => {
  const { saver, onRefused } = scene(async () => {
    throw new Error('the exam is over')
  })
  saver.save(1, [1])
  await saver.settle()
  expect(onRefused).toHaveBeenCalledOnce()
})
