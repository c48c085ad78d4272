import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import type { ConferenceItem } from '#contract/practice/conferences.ts'
import { clock } from '#web/platform/clock.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { dayOf, monthOf } from '#web/ui/format/shanghai-day.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { ConferenceRow } from '../parts/conference-row.tsx'
import { MonthGrid } from '../parts/month-grid.tsx'
import { conferencePaths } from '#web/paths/conferences.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import './conference-calendar.css'

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** A month with the conferences of one of its days below; the day is in the address, so that one comes back to it. */
export function ConferenceCalendar() {
  const text = useText(conferenceText)
  const [query, setQuery] = useSearchParams()
  const asked = query.get('day')
  const today = dayOf(clock.now())
  const day = isDay(asked) ? asked : today
  const month = monthOf(day)
  const conferences = useQuery(conferenceQueries.month(month))
  const choose = (chosen: string) => setQuery({ day: chosen }, { replace: true })
  const [year, number] = month.split('-').map(Number) as [number, number]
  return (
    <ScreenFrame>
      <div className="conference-calendar-head">
        <Button small aria-label={text.previousMonth} onClick={() => choose(`${monthOf(day, -1)}-01`)}>
          ‹
        </Button>
        <h2 className="conference-calendar-month" aria-live="polite">
          {text.monthName(year, number)}
        </h2>
        <Button small aria-label={text.nextMonth} onClick={() => choose(`${monthOf(day, 1)}-01`)}>
          ›
        </Button>
        <Button small variant="quiet" onClick={() => choose(today)}>
          {text.today}
        </Button>
      </div>
      <MonthGrid
        month={month}
        day={day}
        today={today}
        conferences={conferences.data ?? []}
        onChoose={choose}
      />
      <DayList
        day={day}
        conferences={conferences.data}
        isError={conferences.isError}
        onRetry={() => conferences.refetch()}
      />
    </ScreenFrame>
  )
}

type DayListProps = {
  day: string
  conferences: ConferenceItem[] | undefined
  isError: boolean
  onRetry: () => unknown
}

function DayList({ day, conferences, isError, onRetry }: DayListProps) {
  const text = useText(conferenceText)
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  const own = conferences?.filter(({ begin_time }) => begin_time.startsWith(day))
  const isPast = day < dayOf(clock.now())
  return (
    <Section title={text.dayList(text.dayName(month, date))}>
      {own ? (
        own.map((conference) => <ConferenceRow key={conference.id} conference={conference} />)
      ) : (
        <ListState status={isError ? 'error' : 'loading'} inline onRetry={onRetry} />
      )}
      {own?.length === 0 && <ListState status="empty" inline emptyText={text.nothingOnDay} />}
      {(own || isError) && !isPast && (
        <div className="conference-calendar-foot">
          <ButtonLink block href={conferencePaths.create(day)}>
            {text.createOnDay}
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}
