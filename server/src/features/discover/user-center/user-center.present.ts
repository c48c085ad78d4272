import type { UserCenter } from '#contract/discover/user-center.ts'
import { asBit } from '#contract/wire/fields.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import type { CertificateRow } from '#server/features/meetings/certificates/certificates.queries.ts'
import type { MonthRow, TakenExamRow } from './user-center.queries.ts'

type Facts = {
  year: number
  months: MonthRow[]
  watchYears: (Omit<MonthRow, 'month'> & { year: number })[]
  creditYears: { year: number; tenths: number }[]
  certificateYears: { year: number; count: number }[]
  exams: TakenExamRow[]
  certificates: CertificateRow[]
}

const nothingWatched = { live_seconds: 0, recording_seconds: 0, lesson_seconds: 0 }

export const presentUserCenter = (facts: Facts): UserCenter => ({
  year: facts.year,
  months: monthsOf(facts.year).map(
    (month) => facts.months.find((row) => row.month === month) ?? { month, ...nothingWatched },
  ),
  years: presentYears(facts),
  exams: facts.exams.filter((row) => row.year === facts.year).map(presentExam),
  certificates: facts.certificates.map((row) => ({
    number: row.number,
    title: row.meeting_title,
    credit: presentPoints(row.points_tenths),
    issued_on: row.issued_on,
  })),
})

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)

function presentYears({
  year,
  watchYears,
  creditYears,
  certificateYears,
  exams,
}: Facts): UserCenter['years'] {
  const known = [
    year,
    ...[...watchYears, ...creditYears, ...certificateYears, ...exams].map((row) => row.year),
  ]
  return [...new Set(known)]
    .toSorted((a, b) => a - b)
    .map((one) => {
      const isOfYear = (row: { year: number }) => row.year === one
      const taken = exams.filter(isOfYear)
      return {
        ...(watchYears.find(isOfYear) ?? nothingWatched),
        year: one,
        credit: presentPoints(creditYears.find(isOfYear)?.tenths ?? 0),
        exam_num: taken.length,
        passed_num: taken.filter((row) => row.score >= row.pass_mark).length,
        certificate_num: certificateYears.find(isOfYear)?.count ?? 0,
      }
    })
}

const presentExam = (row: TakenExamRow): UserCenter['exams'][number] => ({
  meeting_id: row.meeting_id,
  title: row.title,
  meeting_title: row.meeting_title,
  score: row.score,
  pass_mark: row.pass_mark,
  is_passed: asBit(row.score >= row.pass_mark),
  tries: row.tries,
  closed_on: row.closed_on,
})
