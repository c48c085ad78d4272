import { closings } from './connection.ts'
import type { Connection, Identity } from './connection.ts'
import { frameOf } from './frame.ts'
import type { Parcel } from './parcel.ts'
import { Room } from './room.ts'

/** A login may be ended while a socket is just being logged in with it; this long it is remembered as ended. */
const rememberEndedMs = 60_000

/** The clients connected to this process: who they are and which groups they are in. */
export type LocalClients = {
  readonly all: ReadonlySet<Connection>
  readonly rooms: ReadonlyMap<string, Room>
  add(connection: Connection): void
  /** Whom a client is from now on. Its groups were another's and are left. False when that login has ended. */
  identify(connection: Connection, identity: Identity): boolean
  join(connection: Connection, groupId: string): void
  leave(connection: Connection, groupId: string): void
  remove(connection: Connection): void
  deliver(parcel: Parcel): void
  /** How many removals from groups there have been: a permission asked for before one may be out of date. */
  readonly removals: number
}

export function createLocalClients(
  gatherMs: number,
  onCountChanged: (groupId: string) => void,
): LocalClients {
  const all = new Set<Connection>()
  const rooms = new Map<string, Room>()
  const bySession = createIndex<number>()
  const byGuest = createIndex<string>()
  const endedSessions = new Set<number>()
  let removals = 0

  function join(connection: Connection, groupId: string) {
    let room = rooms.get(groupId)
    if (!room) rooms.set(groupId, (room = new Room(gatherMs)))
    room.join(connection)
    connection.groups.add(groupId)
    onCountChanged(groupId)
  }

  function leave(connection: Connection, groupId: string) {
    const room = rooms.get(groupId)
    if (!connection.groups.delete(groupId) || !room) return
    room.leave(connection)
    if (room.size === 0) {
      room.flush()
      rooms.delete(groupId)
    }
    onCountChanged(groupId)
  }

  function forget(connection: Connection) {
    for (const groupId of connection.groups) leave(connection, groupId)
    const { identity } = connection
    connection.identity = undefined
    if (!identity) return
    byGuest.remove(identity.guestId, connection)
    if (identity.member) bySession.remove(identity.member.sessionId, connection)
  }

  function identify(connection: Connection, identity: Identity) {
    if (identity.member && endedSessions.has(identity.member.sessionId)) return false
    forget(connection)
    connection.identity = identity
    // A client without a browser identity must not be taken for all the others without one.
    if (identity.guestId !== '') byGuest.add(identity.guestId, connection)
    if (identity.member) bySession.add(identity.member.sessionId, connection)
    return true
  }

  function endSession(sessionId: number) {
    endedSessions.add(sessionId)
    setTimeout(() => endedSessions.delete(sessionId), rememberEndedMs).unref()
    for (const connection of bySession.get(sessionId)) {
      forget(connection)
      connection.close(closings.loginEnded)
    }
  }

  function removeFromGroup(groupId: string, userId: number) {
    removals++
    for (const connection of rooms.get(groupId)?.members ?? [])
      if (connection.identity?.member?.userId === userId) leave(connection, groupId)
  }

  function deliver(parcel: Parcel) {
    if (parcel.to === 'group') return rooms.get(parcel.id)?.post(parcel.text)
    if (parcel.to === 'removed') return removeFromGroup(parcel.id, parcel.userId)
    const frame = frameOf([parcel.text])
    if (parcel.to === 'session') {
      for (const connection of bySession.get(parcel.id)) connection.send(frame)
      if (parcel.isEnd) endSession(parcel.id)
      return
    }
    for (const connection of byGuest.get(parcel.id)) {
      if (connection.identity?.member?.sessionId !== parcel.except) connection.send(frame)
    }
  }

  return {
    all,
    rooms,
    add: (connection) => void all.add(connection),
    identify,
    join,
    leave,
    remove(connection) {
      forget(connection)
      all.delete(connection)
    },
    deliver,
    get removals() {
      return removals
    },
  }
}

function createIndex<Key>() {
  const sets = new Map<Key, Set<Connection>>()
  return {
    /** A copy, because whoever walks it may be about to remove from it. */
    get: (key: Key): Connection[] => [...(sets.get(key) ?? [])],
    add(key: Key, connection: Connection) {
      const set = sets.get(key)
      if (set) set.add(connection)
      else sets.set(key, new Set([connection]))
    },
    remove(key: Key, connection: Connection) {
      const set = sets.get(key)
      set?.delete(connection)
      if (set?.size === 0) sets.delete(key)
    },
  }
}
