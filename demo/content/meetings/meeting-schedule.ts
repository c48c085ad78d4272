import type { Subject } from '#demo/content/subjects/subject.ts'
import type { Seeded } from '#demo/seeded.ts'

export type ScheduleItem = {
  title: string
  /** Place in the list of doctors. */
  speaker: number
  /** Minutes after the meeting's (or session's) own start. */
  fromMinute: number
  toMinute: number
}

/** Long events pause and repeat: their published programme covers the first three hours. */
export const programmeMinutes = (minutes: number) => Math.min(minutes, 180)

const numerals = ['一', '二', '三', '四', '五']

/** Opening, one talk after another, discussion: filling the meeting to its end. */
export function buildSchedule(given: {
  random: Seeded
  subject: Subject
  diseases: readonly number[]
  speakers: readonly number[]
  minutes: number
}): ScheduleItem[] {
  const { random, subject, diseases, speakers } = given
  const chair = speakers[0]
  if (chair === undefined) return []
  const minutes = programmeMinutes(given.minutes)
  const talks = random.shuffle(diseases.flatMap((i) => subject.diseases[i]!.talks))
  const opening = minutes >= 90 ? 10 : 5
  const discussion = minutes >= 90 ? 20 : 10
  const cases = Array.from(
    { length: Math.max(0, speakers.length - talks.length) },
    (_, i) => `病例分享与点评（${numerals[i]}）`,
  )
  const programme = [...talks, ...cases]
  const count = Math.max(1, Math.min(programme.length, Math.floor((minutes - opening - discussion) / 20)))
  const each = Math.floor((minutes - opening - discussion) / count / 5) * 5
  const items: ScheduleItem[] = [
    { title: '开场与会议介绍', speaker: chair, fromMinute: 0, toMinute: opening },
  ]
  let minute = opening
  for (let i = 0; i < count; i++) {
    items.push({
      title: programme[i]!,
      speaker: speakers[i % speakers.length]!,
      fromMinute: minute,
      toMinute: minute + each,
    })
    minute += each
  }
  items.push({ title: '讨论与总结', speaker: chair, fromMinute: minute, toMinute: minutes })
  return items
}
