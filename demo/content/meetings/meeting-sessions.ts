import type { Doctor } from '#demo/content/people.ts'
import type { Subject } from '#demo/content/subjects/subject.ts'
import type { Seeded } from '#demo/seeded.ts'
import type { Diary } from './diary.ts'
import { buildSchedule, programmeMinutes } from './meeting-schedule.ts'
import type { ScheduleItem } from './meeting-schedule.ts'
import type { MeetingSlot } from './meeting-slots.ts'

/** A child meeting of a big one: one hall, one half day. */
export type MeetingSession = {
  title: string
  hall: string
  /** Day of the congress, from 1. */
  day: number
  /** Minutes from now. */
  startMinutes: number
  durationMinutes: number
  disease: number
  speakers: number[]
  schedule: ScheduleItem[]
  coverSeed: number
}

const halls = ['主会场', '第一分会场', '第二分会场', '第三分会场']
const dayMinutes = 1440

/** Minutes between the congress's start and the start of a half day. */
const halfDays = [0, 330]

type Place = { startMinutes: number; hall: string; durationMinutes: number }

/** Sessions fill the half days one after another, and then further halls. */
function placesByHalfDay(random: Seeded, slot: MeetingSlot, count: number): Place[] {
  const days = daysOf(slot)
  const half = (at: number) => Math.floor((at * days * halfDays.length) / count)
  return Array.from({ length: count }, (_, at) => {
    const place = half(at)
    const sameTime = Array.from({ length: at }, (__, before) => half(before)).filter((one) => one === place)
    return {
      hall: halls[sameTime.length] ?? halls[0]!,
      startMinutes:
        slot.startMinutes +
        Math.floor(place / halfDays.length) * dayMinutes +
        halfDays[place % halfDays.length]!,
      durationMinutes: random.pick([150, 180, 210]),
    }
  })
}

/** Minutes from now and halls: three sessions run at once, whatever the clock says. */
const around: [minutes: number, hall: number][] = [
  [-290, 0],
  [-105, 0],
  [-50, 1],
  [-20, 2],
  [80, 0],
  [150, 1],
  [dayMinutes - 105, 0],
  [dayMinutes - 50, 1],
]

function placesAroundNow(slot: MeetingSlot): Place[] {
  const opening = { startMinutes: slot.startMinutes, hall: halls[0]!, durationMinutes: 180 }
  const others = around.map(([minutes, hall]) => ({
    // At full five minutes on the clock, as the congress itself.
    startMinutes: minutes - ((((minutes - slot.startMinutes) % 5) + 5) % 5),
    hall: halls[hall]!,
    durationMinutes: 180,
  }))
  return [opening, ...others]
}

/** How many of these are held at the same time, at most. */
const mostAtOnce = (places: readonly Place[]) =>
  Math.max(
    ...places.map(
      ({ startMinutes: at }) =>
        places.filter((one) => one.startMinutes <= at && one.startMinutes + one.durationMinutes > at).length,
    ),
  )

const daysOf = (slot: MeetingSlot) => Math.max(1, Math.ceil(slot.durationMinutes / dayMinutes))

export function buildSessions(given: {
  random: Seeded
  subject: Subject
  slot: MeetingSlot
  doctors: readonly Doctor[]
  subjectIndex: number
  diary: Diary
}): MeetingSession[] {
  const { random, subject, slot, doctors, subjectIndex, diary } = given
  const own = doctors.flatMap((doctor, index) => (doctor.subject === subjectIndex ? [index] : []))
  const count = random.int(4, Math.min(10, 4 + daysOf(slot) * 3))
  const diseases = random.shuffle(subject.diseases.map((_, i) => i))
  const places = slot.isAlwaysInSession ? placesAroundNow(slot) : placesByHalfDay(random, slot, count)
  // The speakers of a subject are shared among the halls.
  const most = Math.min(4, Math.floor(own.length / mostAtOnce(places)))
  return places.map(({ startMinutes, hall, durationMinutes }, i) => {
    const disease = diseases[i % diseases.length]!
    const until = startMinutes + programmeMinutes(durationMinutes)
    const free = own.filter((one) => diary.isFree(one, startMinutes, until))
    const speakers = random.shuffle(free).slice(0, most)
    diary.note(speakers, startMinutes, until)
    const plenary = i === 0
    return {
      title: plenary ? '开幕式与主旨报告' : `${subject.diseases[disease]!.name}专场`,
      hall,
      day: Math.floor((startMinutes - slot.startMinutes) / dayMinutes) + 1,
      startMinutes,
      durationMinutes,
      disease,
      speakers,
      schedule: buildSchedule({
        random,
        subject,
        diseases: [disease, diseases[(i + 5) % diseases.length]!],
        speakers,
        minutes: durationMinutes,
      }),
      coverSeed: i,
    }
  })
}
