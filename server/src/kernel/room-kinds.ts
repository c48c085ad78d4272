import type { Right } from '#contract/wire/rights.ts'
import type { Db } from './database.ts'
import { declaredKey } from './declared.ts'
import type { CallContext, Services, Within } from './services.ts'

/** Who somebody is in a room. */
export type RoomGuest = {
  /** Names the person in this room; `userKey` for members, another text for guests without a login. */
  key: string
  userId: number | undefined
  name: string
  title: string
  hospital: string
  role: 'host' | 'guest'
  /** Waits in the lobby until a host admits them. */
  waits: boolean
}

/** The room that somebody wants to enter; `subjectId` is the number behind its kind. */
export type AskedRoom = { roomId: number; subjectId: number }

/** What the feature that owns a kind of room says about it. */
export type RoomKind = {
  kind: string
  /** How long before its begin the room may be entered. */
  earlyMinutes: number
  /** What operators need to see who attended, which is noted; undefined where that is for hosts alone. */
  attendanceRight: Right | undefined
  /** The room opens a chat for those who enter it. */
  hasChat?: true
  /** The chat of what the room is about, instead: those who enter join it, those whom a host removes leave it. */
  findChat?(db: Db, subjectId: number): Promise<number | undefined>
  /** A host may broadcast the room. */
  hasBroadcast?: true
  /**
   * Who the caller is, besides those on the guest list of the room; undefined for somebody who may not enter. A refusal
   * thrown here is shown as the reason. `code` is what a guest without a login proves themselves with.
   */
  findGuest?(context: CallContext, room: AskedRoom, code: string): Promise<RoomGuest | undefined>
  /** Each time somebody enters, not for those who wait: part of the transaction of the entry. */
  onEntry?(context: Within<CallContext>, room: AskedRoom, guest: RoomGuest): Promise<unknown>
  /** The media server may record the room where it can, into a file that is readable until the recording is kept. */
  mayRecordOutside?: true
  /** How long recordings are kept, where a law or a record says so; otherwise as long as the room. */
  recordingYears?: number
  /** Whether somebody who has been inside may still see its recordings; everybody who was may, where it is not said. */
  mayStillWatch?(db: Db, subjectId: number, userId: number): Promise<boolean>
  /** Somebody looks at a recording: for a kind with a log of its own of who has looked. */
  onRecordingViewed?(services: Services, room: AskedRoom, userId: number): Promise<unknown>
  /** A host has put the end of the room later: part of that transaction, for a kind that shows the end elsewhere. */
  onExtended?(context: Within<CallContext>, room: AskedRoom, endAt: Date): Promise<unknown>
}

export const userKey = (userId: number) => `user ${userId}`

export const defineRoomKind = (kind: RoomKind): RoomKind => kind

export type RoomKinds = { get(kind: string): RoomKind; all(): RoomKind[] }

export const declaredRoomKinds = declaredKey<RoomKinds>('rooms')

export const roomKindsOf = ({ declared }: Pick<Services, 'declared'>): RoomKinds =>
  declared.get(declaredRoomKinds)

export function createRoomKinds(kinds: RoomKind[]): RoomKinds {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (byName.size < kinds.length) throw new Error('a kind of room is defined twice')
  return {
    all: () => kinds,
    get(name) {
      const kind = byName.get(name)
      if (!kind) throw new Error(`no feature owns rooms of the kind ${name}`)
      return kind
    },
  }
}
