import type { Motif } from '#demo/art/cover.ts'
import type { Meeting } from './meetings.ts'
import { subjects } from './subjects.ts'

/** Where a banner leads: `meeting` and `playback` are places in the list of meetings. */
export type BannerTarget =
  | { kind: 'meeting'; meeting: number }
  | { kind: 'playback'; meeting: number }
  | { kind: 'link'; url: string }

export type Banner = {
  /** Place in the list of subjects, null on the home of all subjects. */
  subject: number | null
  target: BannerTarget
  picture: { motif: Motif; seed: number }
}

function isPast({ startMinutes, durationMinutes }: Meeting): boolean {
  return startMinutes + durationMinutes < 0
}

/** The first meeting that fits and has not been used for another banner. */
function take(
  meetings: readonly Meeting[],
  used: Set<number>,
  fits: (meeting: Meeting) => boolean,
): number | null {
  const place = meetings.findIndex((meeting, index) => !used.has(index) && fits(meeting))
  if (place < 0) return null
  used.add(place)
  return place
}

export function buildBanners(meetings: readonly Meeting[]): Banner[] {
  const used = new Set<number>()
  const banners: Banner[] = []
  const add = (subject: number | null, motif: Motif, target: BannerTarget | null) => {
    if (target) banners.push({ subject, target, picture: { motif, seed: 40 + banners.length } })
  }
  const meeting = (fits: (meeting: Meeting) => boolean): BannerTarget | null => {
    const place = take(meetings, used, fits)
    return place === null ? null : { kind: 'meeting', meeting: place }
  }
  const playback = (fits: (meeting: Meeting) => boolean): BannerTarget | null => {
    const place = take(meetings, used, (found) => isPast(found) && !found.isBigMeeting && fits(found))
    return place === null ? null : { kind: 'playback', meeting: place }
  }
  add(
    null,
    'ecg',
    meeting((found) => found.isBigMeeting && !isPast(found)),
  )
  add(
    null,
    'lights',
    meeting((found) => found.hasStream && found.startMinutes < 0 && !isPast(found) && !found.isBigMeeting),
  )
  add(null, 'petals', { kind: 'link', url: '/aboutUs' })
  add(
    null,
    'neurons',
    playback((found) => found.viewCount > 50_000),
  )
  add(
    null,
    'vessels',
    meeting((found) => found.isBigMeeting && found.startMinutes > 0),
  )
  subjects.forEach((subject, index) => {
    add(
      index,
      subject.motif,
      meeting((found) => found.subject === index && !isPast(found)),
    )
    add(
      index,
      subject.accents[0],
      playback((found) => found.subject === index),
    )
  })
  return banners
}
