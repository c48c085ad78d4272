import * as z from 'zod/mini'
import { defineTopic } from '#contract/wire/topic.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { compareRooms } from './compare.ts'
import type { Speech, Stamp } from './hall.ts'

const messageBytes = 200
const mostSeconds = 75

const said = defineTopic(
  'said',
  'A comment of the bench.',
  z.object({ n: z.number(), at: z.number(), text: z.string() }),
)

function write(stamp: Stamp) {
  const length = JSON.stringify({ ...stamp, text: '', type: said.type }).length
  return { ...stamp, text: 'x'.repeat(messageBytes - length) }
}

const speech: Speech<Stamp & { text: string }> = { groupId: 'public:1', topic: said, write }

/** Messages of 200 bytes to 2,000 clients of one room. */
export const benchSocket = (): Promise<BenchResult[]> =>
  within(mostSeconds, (after) =>
    compareRooms({ name: 'socket', viewers: 2_000, longestMs: 250 }, speech, after),
  )
