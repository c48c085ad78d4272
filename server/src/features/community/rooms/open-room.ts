import type { RoomMedia, RoomRole } from '#contract/community/rooms.ts'
import type { Db } from '#kernel/database.ts'
import { titleColumns } from '#kernel/title.ts'
import type { Title } from '#kernel/title.ts'
import { userKey } from '#kernel/room-kinds.ts'
import { replaceListed, selectRoomBySubject, updateRoom, upsertRoom } from './rooms.queries.ts'
import type { RoomRow } from './rooms.queries.ts'

/** What a room is about: a kind that a feature owns, and the number of one of its rows. */
export type RoomSubject = { kind: string; subjectId: number }

type ListedPerson = { userId: number; name: string; title: string; hospital: string; role: RoomRole }

type RoomToOpen = RoomSubject & {
  title: Title
  media: RoomMedia
  beginAt: Date
  /** As planned: undefined for a room that is open until it is closed. */
  endAt: Date | undefined
  /** One that was closed is opened again, as for the next doctor. */
  reopens?: true
  /** What is recorded there may be turned into text. */
  mayTranscribe?: true
  /** A host may switch on captions of what is said there. */
  mayCaption?: true
  /** The guest list, for kinds that do not find their guests in another way. */
  people?: ListedPerson[]
}

const subjectOf = ({ kind, subjectId }: RoomSubject) => `${kind} ${subjectId}`

export const subjectIdOf = ({ kind, subject }: Pick<RoomRow, 'kind' | 'subject'>) =>
  Number(subject.slice(kind.length + 1))

/** Makes the room of a subject, or changes its title, times and guest list; call it in the transaction that changes them. */
export async function openRoom(db: Db, { people, reopens, ...asked }: RoomToOpen): Promise<RoomRow> {
  const opened = await upsertRoom(db, {
    kind: asked.kind,
    subject: subjectOf(asked),
    ...titleColumns(asked.title),
    media: asked.media,
    begin_at: asked.beginAt,
    end_at: asked.endAt ?? null,
    may_transcribe: asked.mayTranscribe ?? false,
    may_caption: asked.mayCaption ?? false,
  })
  const room = reopens && opened.ended_at ? await updateRoom(db, opened.id, { ended_at: null }) : opened
  if (people)
    await replaceListed(
      db,
      room.id,
      people.map(({ userId, ...person }) => ({
        ...person,
        room_id: room.id,
        key: userKey(userId),
        user_id: userId,
        is_listed: true,
      })),
    )
  return room
}

/** The room of a subject, if it has been opened. */
export const findRoomOf = (db: Db, subject: RoomSubject): Promise<RoomRow | undefined> =>
  selectRoomBySubject(db, subjectOf(subject))
