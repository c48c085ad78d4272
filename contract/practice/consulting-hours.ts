import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import type { Failure } from '../wire/failure.ts'
import { id, json, nothing } from '../wire/fields.ts'

export const consultingFailures = defineFailures({
  hoursWrong: [
    5761,
    '结束时间须晚于开始时间，且以半小时为单位',
    'hours have to end after they begin, at whole or half hours',
  ],
  hoursOverlap: [5762, '同一天的时段不能重叠', 'hours of the same day cannot overlap'],
  timeTaken: [5763, '该时间已被预约，请另选时间', 'this time is taken, please choose another'],
  timeNotFree: [
    5764,
    '该医生此时间不接受会诊，请另选时间',
    'the doctor has no time then, please choose another',
  ],
  hoursDoctorsOnly: [
    403,
    '仅可接诊的医生可以设置会诊时间',
    'only doctors who can be consulted can set hours',
  ],
})

/** How long a consultation takes, and how far ahead one can be asked for. */
export const consultingMinutes = 30
export const consultingDays = 14

const hour = z.object({
  /** 1 Monday to 7 Sunday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** Minutes of the day in Shanghai. */
  begin: z.int().check(z.minimum(0), z.maximum(1440)),
  end: z.int().check(z.minimum(0), z.maximum(1440)),
})

export type ConsultingHour = z.infer<typeof hour>

/** What is wrong with the hours of a week. */
export function hoursMistake(hours: readonly ConsultingHour[]): Failure | undefined {
  const isWrong = ({ begin, end }: ConsultingHour) =>
    begin >= end || begin % consultingMinutes !== 0 || end % consultingMinutes !== 0
  if (hours.some(isWrong)) return consultingFailures.hoursWrong
  const overlap = (a: ConsultingHour, b: ConsultingHour) =>
    a.weekday === b.weekday && a.begin < b.end && b.begin < a.end
  return hours.some((a, at) => hours.slice(at + 1).some((b) => overlap(a, b)))
    ? consultingFailures.hoursOverlap
    : undefined
}

const time = z.object({ begin_time: z.string(), end_time: z.string() })

const ownHours = z.object({ hours: z.array(hour), taken: z.array(time) })

export const consultingCalls = {
  own: defineCall({
    id: 'outpatient.consultingHours',
    path: '/MedicalCollege/outpatient/consultingHours',
    about: 'When the caller has time for consultations in a week, and which times to come are taken.',
    access: 'member',
    input: nothing,
    output: ownHours,
  }),
  save: defineCall({
    id: 'outpatient.saveConsultingHours',
    path: '/MedicalCollege/outpatient/saveConsultingHours',
    about:
      'Replaces the hours of the week; `hours` is JSON of `weekday` (1 Monday to 7 Sunday), `begin` and `end` in minutes of the day. What is taken already stays.',
    access: 'member',
    input: z.object({ hours: json(z.array(hour).check(z.maxLength(42))) }),
    output: ownHours,
  }),
  free: defineCall({
    id: 'outpatient.freeTimes',
    path: '/MedicalCollege/outpatient/freeTimes',
    about: 'The half hours of the next 14 days in which a doctor has time for a consultation.',
    access: 'member',
    input: z.object({ doctor_id: id }),
    output: z.object({ times: z.array(time) }),
  }),
}

export type ConsultingTime = z.infer<typeof time>
