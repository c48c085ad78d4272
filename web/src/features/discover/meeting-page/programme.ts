import type { ScheduleItem } from '#contract/meetings/meetings.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'

export type HallProgramme = { hall: string; items: ScheduleItem[] }
export type DayProgramme = { date: string; halls: HallProgramme[] }

const dayOf = (item: ScheduleItem) => item.begin_time.slice(0, 10)

/** Groups by day and hall. The items are sorted by time; the halls have the same order on all days. */
export function groupProgramme(items: readonly ScheduleItem[]): DayProgramme[] {
  const halls = [...new Set(items.map((item) => item.hall))]
  return [...Map.groupBy(items, dayOf)].map(([date, ofDay]) => ({
    date,
    halls: halls
      .map((hall) => ({ hall, items: ofDay.filter((item) => item.hall === hall) }))
      .filter((one) => one.items.length > 0),
  }))
}

export type ItemState = 'over' | 'now' | 'ahead'

export function stateOf(item: Pick<ScheduleItem, 'begin_time' | 'end_time'>, now: number): ItemState {
  if (now >= shanghaiMoment(item.end_time)) return 'over'
  return now >= shanghaiMoment(item.begin_time) ? 'now' : 'ahead'
}

/** What an empty programme says: of a meeting that is over none will follow. */
export const emptyProgramme = (meetingEnd: string, now: number) =>
  now >= shanghaiMoment(meetingEnd) ? 'noPastSchedule' : 'noSchedule'

/** Where to open a programme: at the requested item, at the running one, at the next one, or at the start. */
export function openingItem(
  items: readonly ScheduleItem[],
  now: number,
  askedId: number,
): ScheduleItem | undefined {
  return (
    items.find((item) => item.schedule_id === askedId) ??
    items.find((item) => stateOf(item, now) === 'now') ??
    items.find((item) => stateOf(item, now) === 'ahead') ??
    items[0]
  )
}
