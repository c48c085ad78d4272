import type { TodoItem } from '#contract/discover/backlog.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'

export const periods = ['overdue', 'today', 'week', 'later', 'undated'] as const

export type TodoPeriod = (typeof periods)[number]

const dayMs = 24 * 3600_000
/** Shanghai keeps one offset all year. */
const shanghaiMs = 8 * 3600_000

/** In which part of the list a to-do is; days are those of Shanghai. */
export function periodOf({ due_time }: Pick<TodoItem, 'due_time'>, now: number): TodoPeriod {
  if (due_time === '') return 'undated'
  const due = shanghaiMoment(due_time)
  if (due < now) return 'overdue'
  const days = dayOf(due) - dayOf(now)
  if (days === 0) return 'today'
  return days <= 7 ? 'week' : 'later'
}

const dayOf = (moment: number) => Math.floor((moment + shanghaiMs) / dayMs)
