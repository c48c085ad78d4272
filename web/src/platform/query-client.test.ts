import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { createQueryClient, neverRepeated, repeatedWhenLost } from './query-client.ts'
import { pagedQueryOf } from './query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A read that is lost some times; resolves with how often it was made. */
async function read(lostTimes: number, failure: CallFailure, options: object = {}) {
  const client = createQueryClient()
  let made = 0
  const reading = client.fetchQuery({
    ...repeatedWhenLost,
    ...options,
    queryKey: ['detail'],
    queryFn: async () => {
      if (made++ < lostTimes) throw failure
      return 'there'
    },
  })
  const outcome = reading.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { made, outcome: await outcome }
}

const lost = new CallFailure('network', 'lost')

it.each([lost, new CallFailure('timeout', 'slow')])(
  'reads a detail again that was lost: %s',
  async (failure) => {
    expect(await read(3, failure)).toEqual({ made: 4, outcome: 'there' })
  },
)

it('gives up after a while, with pauses that grow', async () => {
  expect(await read(99, lost)).toEqual({ made: 5, outcome: lost })
  const waits = [0, 1, 2, 3].map(repeatedWhenLost.retryDelay)
  expect(waits).toEqual([1000, 2000, 4000, 8000])
})

it.each([new CallFailure('refused', 'no', 4000), new CallFailure('busy', 'busy', 503)])(
  'asks a server that has answered once: %s',
  async (failure) => {
    expect(await read(1, failure)).toEqual({ made: 1, outcome: failure })
  },
)

it('never reads a list again by itself', async () => {
  expect(pagedQueryOf({ id: 'list' } as never, {}).retry).toBe(false)
  expect(await read(1, lost, neverRepeated)).toEqual({ made: 1, outcome: lost })
})
