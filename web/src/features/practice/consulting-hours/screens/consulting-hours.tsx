import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hoursMistake } from '#contract/practice/consulting-hours.ts'
import type { ConsultingHour, ConsultingTime } from '#contract/practice/consulting-hours.ts'
import { pageLanguage } from '#web/platform/page-language.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultingMutations } from '../mutations.ts'
import { DayHours } from '../parts/day-hours.tsx'
import { consultingQueries } from '../queries.ts'
import { consultingText } from '../text.ts'
import { addHours, copyMonday } from '../week.ts'
import './consulting-hours.css'

/** When a doctor has time for consultations, and what is taken of it. */
export function ConsultingHours() {
  const text = useText(consultingText)
  const own = useQuery(consultingQueries.own())
  return (
    <DetailScreen detail={own} nameOf={() => text.title}>
      {({ hours, taken }) => (
        <>
          <WeekForm saved={hours} />
          <Taken times={taken} />
        </>
      )}
    </DetailScreen>
  )
}

function WeekForm({ saved }: { saved: ConsultingHour[] }) {
  const text = useText(consultingText)
  const [hours, setHours] = useState<readonly ConsultingHour[]>(saved)
  const mistake = hoursMistake(hours)

  async function save() {
    if (mistake) return
    await consultingMutations.save({ hours: [...hours] })
    toast(text.saved, 'success')
  }

  return (
    <div className="consulting-hours">
      <p className="consulting-hours-hint">{text.hint}</p>
      {text.weekdays.map((day, at) => (
        <DayHours
          key={day}
          day={day}
          hours={hours.filter(({ weekday }) => weekday === at + 1)}
          onAdd={() => setHours(addHours(hours, at + 1))}
          onChange={(old, changed) => setHours(hours.map((hour) => (hour === old ? changed : hour)))}
          onRemove={(removed) => setHours(hours.filter((hour) => hour !== removed))}
        />
      ))}
      {hours.some(({ weekday }) => weekday === 1) && (
        <Button small variant="quiet" onClick={() => setHours(copyMonday(hours))}>
          {text.copy}
        </Button>
      )}
      <p className="field-note sentence" data-wrong={mistake ? true : undefined} aria-live="polite">
        {mistake?.[pageLanguage()]}
      </p>
      <Button block variant="primary" softDisabled={mistake !== undefined} onClick={save}>
        {text.save}
      </Button>
    </div>
  )
}

function Taken({ times }: { times: ConsultingTime[] }) {
  const text = useText(consultingText)
  const { periodOf } = useTimeText()
  return (
    <Section title={text.taken}>
      {times.length === 0 && <ListState status="empty" inline emptyText={text.noTaken} />}
      {times.map(({ begin_time, end_time }) => (
        <ListRow key={begin_time} title={periodOf(begin_time, end_time)} />
      ))}
    </Section>
  )
}
