import { bookingStates } from '#contract/practice/union-bookings.ts'
import type { UnionBookingItem } from '#contract/practice/union-bookings.ts'
import { useText } from '#web/ui/language.ts'
import { bookingText } from '../booking-text.ts'
import { shareOfDay } from '../day.ts'
import './day-calendars.css'

type Department = { department_id: number; department: string; hospital: string }
type Period = { department_id: number; begin_time: string; end_time: string }

type DayCalendarsProps = {
  day: string
  departments: readonly Department[]
  bookings: readonly UnionBookingItem[]
  /** When departments are at meetings of other unions. */
  busy: readonly Period[]
}

const hours = [0, 6, 12, 18, 24]

/** The departments of a union on one day, side by side. */
export function DayCalendars({ day, departments, bookings, busy }: DayCalendarsProps) {
  const text = useText(bookingText)
  const held = bookings.filter(
    ({ status }) => status === bookingStates.pending || status === bookingStates.approved,
  )
  const all = [
    ...held.map((one) => ({ ...one, label: one.topic })),
    ...busy.map((one) => ({ ...one, label: text.busy })),
  ]
  return (
    <div className="day-calendars">
      <div className="day-calendars-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
      <ul className="day-calendars-rows">
        {departments.map(({ department_id, department, hospital }) => {
          const taken = all.flatMap((one) => {
            const share = one.department_id === department_id ? shareOfDay(day, one) : undefined
            return share ? [{ ...one, share }] : []
          })
          return (
            <li key={department_id} className="day-calendars-row">
              <p className="day-calendars-name">
                {department}
                <span>{hospital}</span>
              </p>
              <div className="day-calendars-line">
                {taken.map(({ share, ...one }) => (
                  <span
                    key={one.begin_time}
                    className="day-calendars-block"
                    style={{ left: `${share.from * 100}%`, width: `${(share.to - share.from) * 100}%` }}
                  />
                ))}
              </div>
              <p className="day-calendars-words">
                {taken.length === 0
                  ? text.free
                  : taken
                      .map((one) => `${one.begin_time.slice(11)}–${one.end_time.slice(11)} ${one.label}`)
                      .join('；')}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
