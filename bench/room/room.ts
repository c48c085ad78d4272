import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { compareRooms } from '../socket/compare.ts'
import { within } from '../within.ts'
import { kilobytesPerViewer } from './memory.ts'
import { benchProcesses } from './processes.ts'
import { roomSpeech } from './speech.ts'

const sizes = [
  { viewers: 2_000, longestMs: 60 },
  { viewers: 5_000, longestMs: 100 },
]
const largest = 5_000
const mostSeconds = 240

/** Comments and danmaku to everybody in one room, and the cost of a connected viewer. */
export const benchRoom = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const results: BenchResult[] = []
    for (const { viewers, longestMs } of sizes)
      results.push(...(await compareRooms({ name: 'room', viewers, longestMs }, roomSpeech, after)))
    const own = await kilobytesPerViewer('ours', largest, after)
    const bare = await kilobytesPerViewer('bare', largest, after)
    console.log(`  ${own.toFixed(1)} kB a viewer of ${largest}, bare ws ${bare.toFixed(1)} kB`)
    return [
      ...results,
      ...(await benchProcesses(after)),
      judge({
        name: `room, memory of a connected viewer (${largest} viewers)`,
        value: own,
        unit: 'kB',
        limit: 32,
        better: 'lower',
      }),
    ]
  })
