import { expect, it } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { untilAnswered } from './until-answered.ts'

const lost = new CallFailure('network', 'lost')

it('calls until the line carries it, with pauses that grow up to a limit', async () => {
  let calls = 0
  const waits: number[] = []
  const call = async () => {
    if (calls++ < 6) throw lost
    return 'there'
  }
  expect(await untilAnswered(call, undefined, async (ms) => waits.push(ms))).toBe('there')
  expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})

it('takes a refusal for an answer', async () => {
  const refused = new CallFailure('refused', 'no', 4964)
  await expect(untilAnswered(() => Promise.reject(refused))).rejects.toBe(refused)
})

it('stops when nobody waits for the answer', async () => {
  let calls = 0
  const call = () => {
    calls++
    return Promise.reject(lost)
  }
  await expect(
    untilAnswered(
      call,
      () => calls === 2,
      async () => undefined,
    ),
  ).rejects.toBe(lost)
  expect(calls).toBe(2)
})
