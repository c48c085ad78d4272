import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { titleName } from '#contract/wire/titles.ts'
import type { FoundTodo } from '#kernel/todos.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import type { CreditYear } from '#server/features/meetings/credit-wallet/credit-year.ts'
import { departmentName } from '#server/features/people/profile/department-name.ts'
import type { PersonalCounts } from './personal-center.queries.ts'

type Facts = Pick<PersonalCenter, 'profile'> & {
  todos: FoundTodo[]
  unreadCount: number
  favorites: { count: number }[]
  counts: PersonalCounts
  creditYear: CreditYear
  mayStart: boolean
}

export function presentPersonalCenter(facts: Facts, language: Language): PersonalCenter {
  const { profile, todos, unreadCount, favorites, counts, creditYear, mayStart } = facts
  const countOf = (kind: string) => todos.filter((todo) => todo.kind.kind === kind).length
  return {
    profile,
    rank: [
      departmentName(profile.department, language),
      titleName(profile.title, language),
      profile.product_group,
    ].filter((name) => name !== ''),
    waiting: {
      todo_num: todos.length,
      order_num: countOf('order'),
      study_num: countOf('study'),
      consultation_num: countOf('consultation'),
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
    credit_year: {
      year: creditYear.year,
      total: presentPoints(creditYear.tenths),
      required: presentPoints(creditYear.requiredTenths),
    },
    activity: {
      doctor_id: counts.doctor_id,
      work_num: counts.work_num,
      union_num: counts.union_num,
      lecture_num: counts.lecture_num,
      may_start: asBit(mayStart),
      is_staff: asBit(counts.is_staff),
    },
  }
}
