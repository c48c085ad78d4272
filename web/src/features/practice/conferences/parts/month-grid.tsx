import { conferenceStates } from '#contract/practice/conferences.ts'
import type { ConferenceItem } from '#contract/practice/conferences.ts'
import { weeksOf } from '#web/ui/format/shanghai-day.ts'
import { useText } from '#web/ui/language.ts'
import { conferenceText } from '../text.ts'
import './month-grid.css'

type MonthGridProps = {
  month: string
  day: string
  today: string
  conferences: readonly ConferenceItem[]
  onChoose: (day: string) => void
}

/** The days of a month; a dot marks those with a conference that was not cancelled. */
export function MonthGrid({ month, day, today, conferences, onChoose }: MonthGridProps) {
  const text = useText(conferenceText)
  const countOn = (one: string) =>
    conferences.filter(
      ({ begin_time, status }) => begin_time.startsWith(one) && status !== conferenceStates.cancelled,
    ).length
  return (
    <table className="month-grid">
      <thead>
        <tr>
          {text.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one}>
                {one.startsWith(month) && (
                  <DayButton
                    day={one}
                    count={countOn(one)}
                    isChosen={one === day}
                    isToday={one === today}
                    onPress={() => onChoose(one)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayButtonProps = { day: string; count: number; isChosen: boolean; isToday: boolean; onPress: () => void }

function DayButton({ day, count, isChosen, isToday, onPress }: DayButtonProps) {
  const text = useText(conferenceText)
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  const name = text.dayName(month, date)
  return (
    <button
      type="button"
      className="month-grid-day"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={count > 0 ? `${name} ${text.dayCount(count)}` : name}
      data-busy={count > 0 || undefined}
      onClick={onPress}
    >
      {date}
    </button>
  )
}
