import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import type { FoundTodo } from '#kernel/todos.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import type { PersonalCounts } from './personal-center.queries.ts'

type Facts = Pick<PersonalCenter, 'profile'> & {
  todos: FoundTodo[]
  unreadCount: number
  favorites: { count: number }[]
  counts: PersonalCounts
}

export function presentPersonalCenter({
  profile,
  todos,
  unreadCount,
  favorites,
  counts,
}: Facts): PersonalCenter {
  const countOf = (kind: string) => todos.filter((todo) => todo.kind.kind === kind).length
  return {
    profile,
    waiting: {
      todo_num: todos.length,
      order_num: countOf('order'),
      study_num: countOf('study'),
      sheet_num: counts.sheet_num,
      unreadCount,
    },
    things: {
      favorite_num: favorites.reduce((sum, { count }) => sum + count, 0),
      reserve_num: counts.reserve_num,
      purchased_num: counts.purchased_num,
      history_num: counts.history_num,
      note_num: counts.note_num,
      download_num: counts.download_num,
      certificate_num: counts.certificate_num,
      credit_total: presentPoints(counts.credit_tenths),
    },
    activity: {
      doctor_id: counts.doctor_id,
      work_num: counts.work_num,
      union_num: counts.union_num,
      lecture_num: counts.lecture_num,
    },
  }
}
