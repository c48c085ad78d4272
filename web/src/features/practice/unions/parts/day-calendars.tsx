import { bookingStates } from '#contract/practice/union-bookings.ts'
import type { UnionBookingItem } from '#contract/practice/union-bookings.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { bookingText } from '../booking-text.ts'
import { hourOf, isFree, shownHours } from '../free-times.ts'
import type { Period } from '../free-times.ts'
import './day-calendars.css'

type Department = { department_id: number; department: string; hospital: string }
type Busy = Period & { department_id: number }

type DayCalendarsProps = {
  day: string
  departments: readonly Department[]
  bookings: readonly UnionBookingItem[]
  /** When departments are at meetings of other unions. */
  busy: readonly Busy[]
  /** A free hour was pressed. */
  onChoose: (department: Department, period: Period) => void
}

const isHeld = ({ status }: UnionBookingItem) =>
  status === bookingStates.pending || status === bookingStates.approved

/** When departments have meetings, of this union and of others. */
export const takenTimes = (bookings: readonly UnionBookingItem[], busy: readonly Busy[]) => [
  ...bookings.filter(isHeld),
  ...busy,
]

/** The departments of a union on one day, side by side: an hour is a row, and a press on a free one books it. */
export function DayCalendars({ day, departments, bookings, busy, onChoose }: DayCalendarsProps) {
  const text = useText(bookingText)
  const { timeOf } = useTimeText()
  const all = [
    ...bookings.filter(isHeld).map((one) => ({ ...one, label: one.topic })),
    ...busy.map((one) => ({ ...one, label: text.busy })),
  ]
  const ofDay = (id: number) =>
    all.filter(
      (one) => one.department_id === id && one.begin_time < `${day} 24` && one.end_time > `${day} 00`,
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls from the keyboard too
    <section className="day-calendars" tabIndex={0} aria-label={text.dayOf(timeOf(day))}>
      <table className="day-calendars-table">
        <thead>
          <tr>
            <th scope="col">{text.hour}</th>
            {departments.map(({ department_id, department, hospital }) => (
              <th key={department_id} scope="col" className="day-calendars-name">
                {department}
                <span>{hospital}</span>
                {ofDay(department_id).length === 0 && <span>{text.free}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownHours(day, all).map((hour) => {
            const period = hourOf(day, hour)
            return (
              <tr key={hour}>
                <th scope="row">{period.begin_time.slice(11)}</th>
                {departments.map((department) => {
                  const taken = ofDay(department.department_id).filter((one) => !isFree(period, [one]))
                  return (
                    <td key={department.department_id} data-taken={taken.length > 0 || undefined}>
                      {taken.length > 0 ? (
                        taken.map((one) => (
                          <span key={one.begin_time} className="day-calendars-block">
                            {one.begin_time.slice(11)}–{one.end_time.slice(11)} {one.label}
                          </span>
                        ))
                      ) : (
                        <button
                          type="button"
                          className="day-calendars-free"
                          aria-label={text.bookHour(department.department, period.begin_time.slice(11))}
                          onClick={() => onChoose(department, period)}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
