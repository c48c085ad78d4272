import { expect, it } from 'vitest'
import { createWorkQueue, QueueFull } from './work-queue.ts'

const gate = () => Promise.withResolvers<void>()

it('runs two at once, lets one wait and sends the next away', async () => {
  const queue = createWorkQueue(2, 1)
  const gates = [gate(), gate(), gate()]
  const started: number[] = []
  const work = gates.map(({ promise }, index) =>
    queue.run(async () => {
      started.push(index)
      await promise
    }),
  )
  await expect(queue.run(async () => undefined)).rejects.toThrow(QueueFull)
  expect(started).toEqual([0, 1])
  gates[1]!.resolve()
  await work[1]
  await expect.poll(() => started).toEqual([0, 1, 2])
  gates[0]!.resolve()
  gates[2]!.resolve()
  await Promise.all(work)
  await expect(queue.run(async () => 'free again')).resolves.toBe('free again')
})

it('goes on after work that failed', async () => {
  const queue = createWorkQueue(1, 1)
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
})
