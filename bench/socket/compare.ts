import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { openBareHall, openHall } from './hall.ts'
import type { Speech } from './hall.ts'
import { saturate, saySteadily } from './load.ts'

const perSecond = 50
const seconds = 10
const percent = (share: number) => `${Math.round(100 * share)} %`

type Goal = { name: string; viewers: number; longestMs: number }

/** Our room at a steady rate, then ours and bare `ws` as fast as each can. */
export async function compareRooms<Message>(
  { name, viewers, longestMs }: Goal,
  speech: Speech<Message>,
  after: (close: () => unknown) => void,
): Promise<BenchResult[]> {
  const hall = await openHall(viewers, speech)
  after(hall.close)
  const steady = await saySteadily(hall, { perSecond, seconds })
  const ours = await saturate(hall)
  const { faults } = await hall.crowd.report()
  await hall.close()
  const bareHall = await openBareHall(viewers, speech)
  after(bareHall.close)
  const bare = await saturate(bareHall)
  await bareHall.close()

  const load = `${viewers} clients, ${perSecond} messages/s`
  console.log(
    `  ${load}: p50 ${steady.p50} ms, p99 ${steady.p99} ms; server ${percent(steady.serverCpu)}` +
      ` of a core, clients ${percent(steady.crowdCpu)}`,
  )
  console.log(
    `  at saturation ${Math.round(ours.perSecond)} deliveries/s (server ${percent(ours.serverCpu)} of a core),` +
      ` bare ws ${Math.round(bare.perSecond)} (${percent(bare.serverCpu)})`,
  )
  const delivered = (100 * steady.total) / (viewers * perSecond * seconds)
  return [
    judge({
      name: `${name}, delivered (${load})`,
      value: delivered,
      unit: '%',
      limit: 100,
      better: 'higher',
    }),
    judge({
      name: `${name}, twice, missed or out of order (${load})`,
      value: faults,
      unit: '',
      limit: 0,
      better: 'lower',
    }),
    judge({
      name: `${name}, p99 (${load})`,
      value: steady.p99,
      unit: 'ms',
      limit: longestMs,
      better: 'lower',
    }),
    judge({
      name: `${name}, deliveries at saturation against bare ws (${viewers} clients)`,
      value: ours.perSecond / bare.perSecond,
      unit: 'times',
      limit: 1.5,
      better: 'higher',
    }),
  ]
}
