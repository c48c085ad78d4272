import type { Audience } from '#contract/meetings/meetings.ts'
import type { Motif } from '#demo/art/cover.ts'
import { seeded } from '#demo/seeded.ts'
import type { Seeded } from '#demo/seeded.ts'
import { createDiary } from '#demo/content/meetings/diary.ts'
import type { Diary } from '#demo/content/meetings/diary.ts'
import { meetingIntro, meetingOrganiser } from '#demo/content/meetings/meeting-intro.ts'
import { buildSchedule, programmeMinutes } from '#demo/content/meetings/meeting-schedule.ts'
import type { ScheduleItem } from '#demo/content/meetings/meeting-schedule.ts'
import { buildSessions } from '#demo/content/meetings/meeting-sessions.ts'
import type { MeetingSession } from '#demo/content/meetings/meeting-sessions.ts'
import { meetingSlots } from '#demo/content/meetings/meeting-slots.ts'
import type { MeetingSlot } from '#demo/content/meetings/meeting-slots.ts'
import { meetingTitle } from '#demo/content/meetings/meeting-title.ts'
import type { MeetingKind } from '#demo/content/meetings/meeting-title.ts'
import type { Doctor } from './people.ts'
import { subjectAt, subjects } from './subjects.ts'

export type Meeting = {
  title: string
  intro: string
  organiser: string
  subject: number
  /** Places in the subject's list of diseases. */
  diseases: number[]
  /** Places in the list of doctors; the first one chairs. */
  speakers: number[]
  /** Minutes from now, negative for the past. */
  startMinutes: number
  durationMinutes: number
  isBigMeeting: boolean
  isOffline: boolean
  isCreditMeeting: boolean
  audience: Audience
  viewCount: number
  showsViewCount: boolean
  hasStream: boolean
  cover: { motif: Motif; seed: number }
  schedule: ScheduleItem[]
  /** The child meetings of a big meeting, none otherwise. */
  sessions: MeetingSession[]
}

export const meetingCount = 170

function chooseAudience(random: Seeded, kind: MeetingKind): Audience {
  const roll = random.next()
  if (kind === 'congress' || roll < 0.72) return 'all'
  if (kind === 'training' || kind === 'salon' || roll < 0.87) return 'doctor'
  if (kind === 'forum' && roll < 0.93) return 'enterprise'
  return roll < 0.96 ? 'faculty' : 'invited'
}

function chooseViews(random: Seeded, slot: MeetingSlot): number {
  if (slot.kind === 'past')
    return random.chance(0.04) ? 0 : Math.round(10 ** random.between(2, slot.isBig ? 5.58 : 5.1))
  if (slot.kind === 'live') return Math.round(10 ** random.between(2.6, 4.7))
  return random.chance(0.3) ? 0 : random.int(1, 2600)
}

const rank = { senior: 0, middle: 1, young: 2 } as const

type Wanted = { subject: number; count: number; isFree: (speaker: number) => boolean }

/** Of the subject, and of those who do not speak elsewhere at that time. */
function chooseSpeakers(
  random: Seeded,
  doctors: readonly Doctor[],
  { subject, count, isFree }: Wanted,
): number[] {
  const age = (index: number) => rank[doctors[index]!.age]
  const all = doctors.flatMap((doctor, index) => (doctor.subject === subject ? [index] : []))
  const own = random.shuffle(all.filter(isFree))
  const chair = own.find((index) => age(index) < rank.young) ?? own[0]
  // Others of the subject meet at the same time.
  const most = Math.min(count, Math.ceil(own.length / 2))
  const others = own.filter((index) => index !== chair).slice(0, most - 1)
  return [...(chair === undefined ? [] : [chair]), ...others].sort((a, b) => age(a) - age(b))
}

function buildMeeting(given: {
  slot: MeetingSlot
  index: number
  subjectIndex: number
  doctors: readonly Doctor[]
  taken: Set<string>
  diary: Diary
}): Meeting {
  const { slot, index, subjectIndex, doctors, taken, diary } = given
  const random = seeded(52_000 + index * 97)
  const subject = subjectAt(subjectIndex)
  const several = random
    .shuffle(subject.diseases.map((_, i) => i))
    .slice(0, slot.isBig ? 6 : random.int(2, 3))
  const { title, kind, disease } = meetingTitle({ random, subject, disease: several[0]!, slot, taken })
  const diseases = disease === null ? several : [disease]
  const { startMinutes } = slot
  const until = startMinutes + programmeMinutes(slot.durationMinutes)
  const speakers = chooseSpeakers(random, doctors, {
    subject: subjectIndex,
    count: slot.isBig ? 6 : random.int(1, 6),
    // Those of a congress speak in its sessions.
    isFree: (speaker) => slot.isBig || diary.isFree(speaker, startMinutes, until),
  })
  if (!slot.isBig) diary.note(speakers, startMinutes, until)
  return {
    title,
    intro: meetingIntro({ random, subject, diseases, speakers: speakers.map((i) => doctors[i]!), kind }),
    organiser: meetingOrganiser(random, subject),
    subject: subjectIndex,
    diseases,
    speakers,
    startMinutes,
    durationMinutes: slot.durationMinutes,
    isBigMeeting: slot.isBig,
    isOffline: slot.isOffline,
    isCreditMeeting: random.chance(slot.isBig ? 0.6 : 0.22),
    audience: chooseAudience(random, kind),
    viewCount: chooseViews(random, slot),
    showsViewCount: random.chance(0.85),
    hasStream: slot.kind === 'live' || (!slot.isOffline && slot.kind !== 'inProgress'),
    cover: { motif: random.pick([subject.motif, subject.motif, ...subject.accents]), seed: index },
    schedule: slot.isBig
      ? []
      : buildSchedule({ random, subject, diseases, speakers, minutes: slot.durationMinutes }),
    sessions: slot.isBig ? buildSessions({ random, subject, slot, doctors, subjectIndex, diary }) : [],
  }
}

/** All meetings around `now`: some live, some about to begin, most past. */
export function buildMeetings(doctors: readonly Doctor[], now: Date): Meeting[] {
  const taken = new Set<string>()
  const diary = createDiary()
  let congresses = 0
  return meetingSlots(meetingCount, now).map((slot, index) => {
    // A stride prime to 12 keeps neighbours in time from sharing a subject.
    const place = slot.isBig ? congresses++ : index + Math.floor(index / subjects.length)
    const until = slot.startMinutes + programmeMinutes(slot.durationMinutes)
    const hasSpeaker = (subject: number) =>
      doctors.some((one, at) => one.subject === subject && diary.isFree(at, slot.startMinutes, until))
    // While all of a subject speak at its congress, the next one meets.
    const subjectIndex = subjects
      .map((_, later) => (place * 5 + later) % subjects.length)
      .find((subject) => slot.isBig || hasSpeaker(subject))!
    return buildMeeting({ slot, index, subjectIndex, doctors, taken, diary })
  })
}
