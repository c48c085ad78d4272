import { userCenterCalls } from '#contract/discover/user-center.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { closeDueTries } from '#server/features/meetings/exams/close-try.ts'
import { presentUserCenter } from './user-center.present.ts'
import {
  selectCertificatesIn,
  selectCertificateYears,
  selectCreditYears,
  selectTakenExams,
  selectWatchMonths,
  selectWatchYears,
} from './user-center.queries.ts'

const lastYear = 9999

export const getUserCenter = answer(userCenterCalls.get, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const year = input.year || Number(shanghaiTime(new Date()).slice(0, 4))
  if (year > lastYear) throw refuse(failures.parameterError, { detail: 'year' })
  await closeDueTries(db, userId)
  const [months, watchYears, creditYears, certificateYears, exams, certificates] = await Promise.all([
    selectWatchMonths(db, userId, year),
    selectWatchYears(db, userId),
    selectCreditYears(db, userId),
    selectCertificateYears(db, userId),
    selectTakenExams(db, userId),
    selectCertificatesIn(db, userId, year),
  ])
  return presentUserCenter({ year, months, watchYears, creditYears, certificateYears, exams, certificates })
})
