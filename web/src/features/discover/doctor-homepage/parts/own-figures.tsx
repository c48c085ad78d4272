import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { figureDays } from '#contract/discover/doctor-homepage.ts'
import type { FigureDays, HomepageDay, WorkFigures } from '#contract/discover/doctor-homepage.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Plot } from '#web/ui/plot/plot.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { ownerText } from '../owner-text.ts'
import { doctorQueries } from '../queries.ts'
import { WorkFiguresList } from './work-figures-list.tsx'
import './own-figures.css'

/** How many people the doctor's homepage and works have reached. */
export function OwnFigures() {
  const text = useText(ownerText)
  const [days, setDays] = useState<FigureDays>(30)
  const figures = useQuery({ ...doctorQueries.figures(days), placeholderData: keepPreviousData })
  return (
    <div className="own-figures">
      <div className="own-figures-span">
        <Segmented
          label={text.span}
          value={String(days)}
          onChange={(value) => setDays(figureDays.find((count) => String(count) === value)!)}
          options={figureDays.map((count) => ({ value: String(count), label: text.days(count) }))}
        />
      </div>
      {figures.data ? (
        <Figures days={figures.data.days} works={figures.data.works} />
      ) : (
        <ListState
          status={figures.isError ? 'error' : 'loading'}
          errorText={figures.error?.message}
          onRetry={() => figures.refetch()}
        />
      )}
    </div>
  )
}

function Figures({ days, works }: { days: HomepageDay[]; works: WorkFigures[] }) {
  const text = useText(ownerText)
  const times = { unit: text.times, write: text.timesOf }
  const people = { unit: text.people, write: text.peopleOf }
  const minutes = { unit: text.minutes, write: text.minutesOf }
  const plots = [
    { title: text.homepageViews, ...times, read: (day: HomepageDay) => day.view_num },
    { title: text.workViews, ...times, read: (day: HomepageDay) => day.production_view_num },
    { title: text.watchTime, ...minutes, read: (day: HomepageDay) => Math.round(day.watch_seconds / 60) },
    { title: text.finished, ...times, read: (day: HomepageDay) => day.finish_num },
    { title: text.followed, ...people, read: (day: HomepageDay) => day.follow_num },
    { title: text.unfollowed, ...people, read: (day: HomepageDay) => day.unfollow_num },
    { title: text.links, ...times, read: (day: HomepageDay) => day.link_num },
  ]
  return (
    <>
      <ul className="own-figures-plots">
        {plots.map(({ title, unit, write, read }) => (
          <li key={title}>
            <Plot
              title={title}
              total={write(days.reduce((sum, day) => sum + read(day), 0).toLocaleString('en'))}
              columns={{ label: text.day, value: unit }}
              points={days.map((day) => ({ label: day.day.slice(5), value: read(day) }))}
            />
          </li>
        ))}
      </ul>
      <Section title={text.byWork}>
        {works.length === 0 ? (
          <ListState status="empty" inline emptyText={text.noWorks} />
        ) : (
          <WorkFiguresList works={works} />
        )}
      </Section>
    </>
  )
}
