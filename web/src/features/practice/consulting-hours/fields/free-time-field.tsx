import { useQuery } from '@tanstack/react-query'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { consultingQueries } from '../queries.ts'
import { consultingText } from '../text.ts'
import { timesByDay } from '../week.ts'
import './free-time-field.css'

type FreeTimeFieldProps = {
  doctorId: number
  /** `YYYY-MM-DD HH:mm`; empty leaves it to the doctor. */
  value: string
  onValue: (beginTime: string) => void
}

/** Chooses one of a doctor's free times, or none. */
export function FreeTimeField({ doctorId, value, onValue }: FreeTimeFieldProps) {
  const text = useText(consultingText)
  const free = useQuery(consultingQueries.free(doctorId))
  return (
    <fieldset className="free-time-field">
      <legend className="field-label">{text.free}</legend>
      {free.isPending && <Skeleton shape="rows" count={1} />}
      {free.isError && (
        <ListState status="error" inline errorText={text.freeFailed} onRetry={() => free.refetch()} />
      )}
      {free.data?.times.length === 0 && <ListState status="empty" inline emptyText={text.noFree} />}
      {free.data && free.data.times.length > 0 && (
        <>
          <p className="field-note">{text.freeHint}</p>
          <Chip pressed={value === ''} onPress={() => onValue('')}>
            {text.noWish}
          </Chip>
          <ul className="free-time-field-days">
            {timesByDay(free.data.times).map(([day, times]) => (
              <li key={day}>
                <span className="free-time-field-day">{day}</span>
                <span className="free-time-field-times">
                  {times.map(({ begin_time }) => (
                    <Chip key={begin_time} pressed={value === begin_time} onPress={() => onValue(begin_time)}>
                      {begin_time.slice(-5)}
                    </Chip>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  )
}
