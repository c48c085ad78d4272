import type { Doctor } from '#server/demo/content/people.ts'
import type { Subject } from '#server/demo/content/subjects/subject.ts'
import type { Seeded } from '#server/demo/seeded.ts'
import { buildSchedule } from './meeting-schedule.ts'
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

/** Minutes between the congress's start and the start of a half day. */
const halfDays = [0, 330]

export function buildSessions(given: {
  random: Seeded
  subject: Subject
  slot: MeetingSlot
  doctors: readonly Doctor[]
  subjectIndex: number
}): MeetingSession[] {
  const { random, subject, slot, doctors, subjectIndex } = given
  const own = doctors.flatMap((doctor, index) => (doctor.subject === subjectIndex ? [index] : []))
  const days = Math.max(1, Math.ceil(slot.durationMinutes / 1440))
  const count = random.int(4, Math.min(10, 4 + days * 3))
  const diseases = random.shuffle(subject.diseases.map((_, i) => i))
  return Array.from({ length: count }, (_, i) => {
    const place = Math.floor((i * days * halfDays.length) / count)
    const day = Math.floor(place / halfDays.length)
    const samePlace = Array.from({ length: i }, (__, j) => Math.floor((j * days * halfDays.length) / count))
    const hall = halls[samePlace.filter((other) => other === place).length] ?? halls[0]!
    const disease = diseases[i % diseases.length]!
    const minutes = random.pick([150, 180, 210])
    const speakers = random.shuffle(own).slice(0, 4)
    const plenary = i === 0
    return {
      title: plenary ? '开幕式与主旨报告' : `${subject.diseases[disease]!.name}专场`,
      hall,
      day: day + 1,
      startMinutes: slot.startMinutes + day * 1440 + halfDays[place % halfDays.length]!,
      durationMinutes: minutes,
      disease,
      speakers,
      schedule: buildSchedule({
        random,
        subject,
        diseases: [disease, diseases[(i + 5) % diseases.length]!],
        speakers,
        minutes,
      }),
      coverSeed: i,
    }
  })
}
