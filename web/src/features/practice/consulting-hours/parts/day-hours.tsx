import type { ConsultingHour } from '#contract/practice/consulting-hours.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { consultingText } from '../text.ts'
import { minuteChoices, minuteText } from '../week.ts'
import './day-hours.css'

type DayHoursProps = {
  day: string
  hours: readonly ConsultingHour[]
  onAdd: () => void
  onChange: (old: ConsultingHour, changed: ConsultingHour) => void
  onRemove: (removed: ConsultingHour) => void
}

/** The hours of one day of the week. */
export function DayHours({ day, hours, onAdd, onChange, onRemove }: DayHoursProps) {
  const text = useText(consultingText)
  return (
    <fieldset className="day-hours">
      <legend className="day-hours-name">{day}</legend>
      <div className="day-hours-rows">
        {hours.length === 0 && <span className="day-hours-none">{text.none}</span>}
        {hours.map((hour, at) => (
          // By place: what is being changed keeps the focus.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="day-hours-row">
            <MinuteSelect
              label={text.begin(day)}
              value={hour.begin}
              onValue={(begin) => onChange(hour, { ...hour, begin })}
            />
            <span>{text.to}</span>
            <MinuteSelect
              label={text.end(day)}
              value={hour.end}
              onValue={(end) => onChange(hour, { ...hour, end })}
            />
            <IconButton
              label={text.remove(day, minuteText(hour.begin), minuteText(hour.end))}
              icon={<CloseIcon size="small" />}
              onClick={() => onRemove(hour)}
            />
          </div>
        ))}
      </div>
      <Button small variant="quiet" aria-label={text.add(day)} onClick={onAdd}>
        {text.addShort}
      </Button>
    </fieldset>
  )
}

type MinuteSelectProps = { label: string; value: number; onValue: (value: number) => void }

const MinuteSelect = ({ label, value, onValue }: MinuteSelectProps) => (
  <select
    className="day-hours-select"
    aria-label={label}
    value={value}
    onChange={(event) => onValue(Number(event.target.value))}
  >
    {minuteChoices.map((minute) => (
      <option key={minute} value={minute}>
        {minuteText(minute)}
      </option>
    ))}
  </select>
)
