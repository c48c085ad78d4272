import { conferenceLimits, conferenceStates } from '#contract/practice/conferences.ts'
import type { Conference, ConferenceItem, ConferencePerson } from '#contract/practice/conferences.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Stay } from '#server/features/community/rooms/rooms.queries.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { statusOf } from './conference-status.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import type { PersonRow } from './people.queries.ts'

/** Of somebody who is not on the list there is no answer. */
const notListed = -1

export const isHostOf = ({ conference, me }: ConferenceRow) =>
  me !== null && me.user_id === conference.host_id

export const statusNow = ({ conference, room }: ConferenceRow) =>
  statusOf({ ...conference, ended_at: room.ended_at, used_at: room.used_at }, new Date())

export const presentConference = (row: ConferenceRow): ConferenceItem => {
  const { conference, host, me } = row
  return {
    id: conference.id,
    title: conference.title,
    begin_time: shanghaiTime(conference.begin_at),
    end_time: shanghaiTime(conference.end_at),
    kind: conference.kind,
    status: statusNow(row),
    host_name: host?.truename ?? '',
    host_photo: host?.photo ?? '',
    host_title: host?.title ?? '',
    host_hospital: host?.hospital ?? '',
    is_host: asBit(isHostOf(row)),
    answer: me?.answer ?? notListed,
    people_num: row.people,
    coming_num: row.coming,
    repeat: row.repeat ?? 'none',
  }
}

type ConferenceParts = { peopleLimit: number; calendarUrl: string; chatGroupId: number }

export function presentConferenceDetail(row: ConferenceRow, parts: ConferenceParts): Conference {
  const { conference, room, me } = row
  const item = presentConference(row)
  const isOpen = item.status === conferenceStates.coming || item.status === conferenceStates.running
  return {
    ...item,
    open_time: shanghaiTime(opensAt(conference.begin_at)),
    people_limit: Number.isFinite(parts.peopleLimit) ? parts.peopleLimit : 0,
    room_id: me ? room.id : 0,
    imGroupId: parts.chatGroupId,
    following_num: row.following,
    calendar_url: me && (isOpen || item.status === conferenceStates.cancelled) ? parts.calendarUrl : '',
  }
}

const opensAt = (beginAt: Date) => new Date(beginAt.getTime() - conferenceLimits.earlyMinutes * 60_000)

type Attended = { row: PersonRow; stays: Stay[]; now: Date; vault: Vault; isForHost: boolean }

/** The name behind a number is shown once its owner has answered: nobody learns it by inviting the number. */
export function presentPerson({ row, stays, now, vault, isForHost }: Attended): ConferencePerson {
  const { person, isHost } = row
  const isNamed = person.phone_sealed === null
  const user = isNamed ? row.user : null
  return {
    person_id: person.id,
    truename: user?.truename ?? '',
    phone: isForHost && !isNamed ? maskPhone(person.phone_sealed, vault) : '',
    photo: user?.photo ?? '',
    title: user?.title ?? '',
    hospital: user?.hospital ?? '',
    is_host: asBit(isHost),
    is_by_link: asBit(person.is_by_link),
    answer: person.answer,
    is_here: asBit(stays.some(({ left_at }) => left_at === null)),
    stays: stays.map(({ joined_at, left_at }) => ({
      joined_time: shanghaiTime(joined_at),
      left_time: left_at ? shanghaiTime(left_at) : '',
    })),
    seconds: Math.round(
      stays.reduce((sum, { joined_at, left_at }) => sum + (+(left_at ?? now) - +joined_at), 0) / 1000,
    ),
  }
}
