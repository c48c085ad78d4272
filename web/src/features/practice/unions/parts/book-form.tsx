import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { bookingStates, unionBookingLimits } from '#contract/practice/union-bookings.ts'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { clock } from '#web/platform/clock.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { bookingText } from '../booking-text.ts'
import { fieldTime, momentOf, shanghaiMinute, wireTime } from '../booking-time.ts'
import { freeHours } from '../free-times.ts'
import type { Period } from '../free-times.ts'
import { unionMutations } from '../mutations.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { ParticipantChooser } from './participant-chooser.tsx'
import './union-form.css'

type Department = { department_id: number; department: string; hospital: string }

/** An hour that was pressed in the calendars. */
export type ChosenHour = { department: Department; period: Period }

type BookFormProps = {
  union: UnionDetail
  departments: readonly Department[]
  taken: readonly (Period & { department_id: number })[]
  /** From the first that is proposed on. */
  days: readonly string[]
  chosen: ChosenHour | undefined
}

/** So many free hours are proposed. */
const proposed = 4

export function BookForm({ union, departments, taken, days, chosen }: BookFormProps) {
  const text = useText(bookingText)
  const navigate = useNavigate()
  const [host, setHost] = useState<Department | undefined>(
    departments.length === 1 ? departments[0] : undefined,
  )
  const [known, setKnown] = useState(chosen)
  const [isVideo, setIsVideo] = useState(false)
  const [isChoosing, setIsChoosing] = useState<'host' | 'people'>()
  const [participants, setParticipants] = useState<readonly number[]>([])
  const [now] = useState(() => shanghaiMinute(clock.now()))
  const free = freeHours(days, { taken, departmentId: host?.department_id, now, most: proposed })
  const form = useForm({
    initial: () => ({
      host: '',
      topic: '',
      place: '',
      begin: fieldTime(free[0]?.begin_time ?? `${days[0]!} 14:00`),
      end: fieldTime(free[0]?.end_time ?? `${days[0]!} 15:00`),
    }),
    faultsOf: ({ topic, place, begin, end }) => ({
      topic: faultOf(text.topic, topic, unionBookingLimits.topic),
      place: placeFault(place),
      host: host ? undefined : text.chooseHost,
      begin: momentOf(begin) > clock.now() ? undefined : text.past,
      end: momentOf(end) > momentOf(begin) ? undefined : text.wrongTimes,
    }),
    refusalAt: 'begin',
    draft: { key: `union_booking_${union.id}`, in: 'device' },
    async onSubmit({ topic, place, begin, end }) {
      const booked = await unionMutations.book({
        id: union.id,
        topic,
        place,
        is_video: isVideo,
        begin_time: wireTime(begin),
        end_time: wireTime(end),
        department_id: host!.department_id,
        participants: [...participants],
      })
      const isApproved = booked.status === bookingStates.approved
      toast(isApproved ? text.approvedAtOnce : text.submitted, 'success')
      await navigate(unionPaths.booking(union.id, booked.booking_id))
    },
  })

  function take({ begin_time, end_time }: Period) {
    form.set('begin', fieldTime(begin_time))
    form.set('end', fieldTime(end_time))
  }

  // Set while rendering: the hour is pressed outside of the form, which keeps what else was typed.
  if (chosen !== known) {
    setKnown(chosen)
    if (chosen) {
      setHost(chosen.department)
      take(chosen.period)
    }
  }

  function placeFault(place: string): string | undefined {
    if (place.trim() === '') return isVideo ? undefined : text.placeMissing
    return faultOf(text.place, place, unionBookingLimits.place)
  }

  function faultOf(label: string, value: string, most: number): string | undefined {
    if (value.trim() === '') return text.missingField(label)
    return characterCount(value.trim()) > most ? text.tooLong(most) : undefined
  }

  const hostError = form.bind('host').error
  return (
    <form className="union-form" {...form.props}>
      <Field {...form.bind('topic')} label={text.topic} />
      <ChooseField
        name="host"
        label={text.host}
        value={host ? `${host.hospital} ${host.department}` : ''}
        placeholder={text.chooseHost}
        onPress={() => setIsChoosing('host')}
        {...(hostError && { error: hostError })}
      />
      {free.length > 0 && (
        <fieldset className="union-form-chips">
          <legend className="union-form-note">{text.freeTimes}</legend>
          {free.map((period) => (
            <Button key={period.begin_time} small onClick={() => take(period)}>
              {period.begin_time.slice(5)}
            </Button>
          ))}
        </fieldset>
      )}
      <Field {...form.bind('begin')} label={text.begin} type="datetime-local" step={300} />
      <Field {...form.bind('end')} label={text.end} type="datetime-local" step={300} />
      <Field {...form.bind('place')} label={text.place} hint={text.placeHint} />
      <Checkbox checked={isVideo} onChange={setIsVideo}>
        {text.video}
      </Checkbox>
      <ChooseField
        label={text.participants}
        value={participants.length > 0 ? text.participantNum(participants.length) : ''}
        placeholder={text.chooseParticipants}
        onPress={() => setIsChoosing('people')}
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.submit}
      </Button>
      <Sheet
        open={isChoosing === 'host'}
        onClose={() => setIsChoosing(undefined)}
        title={text.chooseHost}
        flush
      >
        {departments.map((department) => (
          <ListRow
            key={department.department_id}
            title={department.department}
            note={department.hospital}
            onClick={() => {
              setHost(department)
              setIsChoosing(undefined)
            }}
          />
        ))}
      </Sheet>
      <ParticipantChooser
        unionId={union.id}
        open={isChoosing === 'people'}
        chosen={participants}
        onChange={setParticipants}
        onClose={() => setIsChoosing(undefined)}
      />
    </form>
  )
}
