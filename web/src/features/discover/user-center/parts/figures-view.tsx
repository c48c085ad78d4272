import { useState } from 'react'
import type { UserCenter } from '#contract/discover/user-center.ts'
import { certificatePaths } from '#web/paths/certificates.ts'
import { examPaths } from '#web/paths/exams.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Plot } from '#web/ui/plot/plot.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { userCenterText } from '../text.ts'
import './figures-view.css'

const kinds = ['all', 'live', 'recording', 'lesson'] as const

type WatchKind = (typeof kinds)[number]
type Watched = Pick<UserCenter['months'][number], 'live_seconds' | 'recording_seconds' | 'lesson_seconds'>

const minutesOf = (watched: Watched, kind: WatchKind) => {
  const { live_seconds: live, recording_seconds: recording, lesson_seconds: lesson } = watched
  const seconds = { live, recording, lesson, all: live + recording + lesson }[kind]
  return Math.round(seconds / 60)
}

/** The figures of a year, and how the years compare: plots with their tables, then the exams and certificates. */
export function FiguresView({ figures }: { figures: UserCenter }) {
  const text = useText(userCenterText)
  const { timeOf } = useTimeText()
  return (
    <>
      <WatchTime figures={figures} />
      <YearPlots figures={figures} />
      <Section title={text.exams}>
        {figures.exams.length === 0 && <ListState status="empty" inline emptyText={text.noExams} />}
        {figures.exams.map((exam) => (
          <ListRow
            key={exam.meeting_id}
            title={exam.title}
            note={separated([
              exam.meeting_title,
              text.score(exam.score, exam.pass_mark),
              text.tries(exam.tries),
            ])}
            after={
              <Tag kind={exam.is_passed === 1 ? 'credit' : 'notice'}>
                {exam.is_passed === 1 ? text.passed : text.failed}
              </Tag>
            }
            href={examPaths.exam(exam.meeting_id)}
          />
        ))}
      </Section>
      <Section title={text.certificates}>
        {figures.certificates.length === 0 && (
          <ListState status="empty" inline emptyText={text.noCertificates} />
        )}
        {figures.certificates.map((certificate) => (
          <ListRow
            key={certificate.number}
            title={certificate.title}
            note={`${timeOf(certificate.issued_on)} · ${certificate.number}`}
            after={text.creditTotal(certificate.credit)}
            href={certificatePaths.certificate(certificate.number)}
          />
        ))}
      </Section>
    </>
  )
}

function WatchTime({ figures }: { figures: UserCenter }) {
  const text = useText(userCenterText)
  const [kind, setKind] = useState<WatchKind>('all')
  const points = figures.months.map((month) => ({ label: month.month, value: minutesOf(month, kind) }))
  // Not the sum of rounded months, which would differ from the year below.
  const total = minutesOf(
    figures.years.find(({ year }) => year === figures.year)!,
    kind,
  )
  return (
    <Section title={text.watch}>
      <div className="figures-view-plots">
        <Segmented
          label={text.kinds}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: text[value] }))}
        />
        <Plot
          title={text.byMonth(figures.year)}
          total={text.watchTotal(total.toLocaleString('en'))}
          columns={{ label: text.month, value: text.minutes }}
          points={points}
        />
      </div>
    </Section>
  )
}

function YearPlots({ figures: { year, years } }: { figures: UserCenter }) {
  const text = useText(userCenterText)
  const current = years.find((one) => one.year === year)!
  const pointsOf = (read: (one: UserCenter['years'][number]) => number) =>
    years.map((one) => ({ label: String(one.year), value: read(one) }))
  return (
    <Section title={text.byYear}>
      <div className="figures-view-plots">
        <Plot
          title={text.watch}
          total={text.watchTotal(minutesOf(current, 'all').toLocaleString('en'))}
          columns={{ label: text.yearColumn, value: text.minutes }}
          points={pointsOf((one) => minutesOf(one, 'all'))}
        />
        <Plot
          title={text.creditTitle}
          total={text.creditTotal(current.credit)}
          columns={{ label: text.yearColumn, value: text.creditColumn }}
          points={pointsOf((one) => Number(one.credit))}
        />
        <Plot
          title={text.examTitle}
          total={text.examTotal(current.passed_num, current.exam_num)}
          columns={{ label: text.yearColumn, value: text.examColumn }}
          points={pointsOf((one) => one.passed_num)}
        />
        <Plot
          title={text.certificateTitle}
          total={text.certificateTotal(current.certificate_num)}
          columns={{ label: text.yearColumn, value: text.certificateColumn }}
          points={pointsOf((one) => one.certificate_num)}
        />
      </div>
    </Section>
  )
}
