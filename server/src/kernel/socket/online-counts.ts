import { socketTopics } from '#contract/wire/socket.ts'
import type { Fanout } from './fanout.ts'
import { isCounted } from './group-access.ts'
import type { LocalClients } from './local-clients.ts'
import type { Counts } from './parcel.ts'
import { writeMessage } from './write-message.ts'

/** Ticks between two full reports, for processes that have just started or missed one. */
const reportTicks = 5
/** Ticks after which the word of a process that has gone silent counts no more. */
const lifeTicks = 15
const countsPerNote = 500

/** Tells groups how many they are, over all processes, at most once a tick and only when it changed. */
type OnlineCounts = {
  count(groupId: string): number
  changedHere(groupId: string): void
  heard(counts: Counts, sender: string): void
  tick(): void
}

type Remote = { count: number; untilTick: number }

export function createOnlineCounts(rooms: LocalClients['rooms'], fanout: Fanout | undefined): OnlineCounts {
  const remotes = new Map<string, Map<string, Remote>>()
  const told = new Map<string, number>()
  let changedHere = new Set<string>()
  let changed = new Set<string>()
  let ticks = 0

  const countHere = (groupId: string) => rooms.get(groupId)?.size ?? 0

  function countEverywhere(groupId: string): number {
    let count = countHere(groupId)
    for (const remote of remotes.get(groupId)?.values() ?? []) count += remote.count
    return count
  }

  function publish(groupIds: Iterable<string>) {
    const counts = [...groupIds]
      .filter(isCounted)
      .map((groupId): Counts[number] => [groupId, countHere(groupId)])
    for (let at = 0; at < counts.length; at += countsPerNote) {
      fanout?.publish({ counts: counts.slice(at, at + countsPerNote) })
    }
  }

  function forgetSilentProcesses() {
    for (const [groupId, senders] of remotes) {
      for (const [sender, { untilTick }] of senders) {
        if (untilTick > ticks) continue
        senders.delete(sender)
        changed.add(groupId)
      }
      if (senders.size === 0) remotes.delete(groupId)
    }
  }

  function tell(groupId: string) {
    const room = rooms.get(groupId)
    if (!room || !isCounted(groupId)) {
      told.delete(groupId)
      return
    }
    const count = countEverywhere(groupId)
    // One may have gone and another come: the newcomer has not been told yet.
    if (told.get(groupId) === count && !changedHere.has(groupId)) return
    told.set(groupId, count)
    room.post(writeMessage(socketTopics.online, { groupId, count }))
  }

  return {
    count: countEverywhere,
    changedHere: (groupId) => void changedHere.add(groupId),
    heard(counts, sender) {
      for (const [groupId, count] of counts) {
        let senders = remotes.get(groupId)
        if (!senders) remotes.set(groupId, (senders = new Map()))
        if ((senders.get(sender)?.count ?? 0) !== count) changed.add(groupId)
        if (count === 0) senders.delete(sender)
        else senders.set(sender, { count, untilTick: ticks + lifeTicks })
        if (senders.size === 0) remotes.delete(groupId)
      }
    },
    tick() {
      ticks++
      forgetSilentProcesses()
      publish(ticks % reportTicks === 0 ? new Set([...changedHere, ...rooms.keys()]) : changedHere)
      for (const groupId of new Set([...changed, ...changedHere])) tell(groupId)
      changed = new Set()
      changedHere = new Set()
    },
  }
}
