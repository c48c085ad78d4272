import { expect, it } from 'vitest'
import type { Connection } from './connection.ts'
import { createOnlineCounts } from './online-counts.ts'
import type { Counts, Note } from './parcel.ts'
import { Room } from './room.ts'

function open() {
  const rooms = new Map<string, Room>()
  const published: Counts = []
  const told: number[] = []
  const fanout = {
    publish: (note: Note) => void ('counts' in note && published.push(...note.counts)),
    listen: () => undefined,
    close: async () => undefined,
  }
  const online = createOnlineCounts(rooms, fanout)
  const enter = (groupId: string, count: number) => {
    const room = rooms.get(groupId) ?? new Room(0)
    for (const member of room.members) room.leave(member)
    room.post = (message) => void told.push((JSON.parse(message) as { count: number }).count)
    for (let n = 0; n < count; n++) room.join({} as Connection)
    if (count > 0) rooms.set(groupId, room)
    else rooms.delete(groupId)
    online.changedHere(groupId)
  }
  return { online, enter, published: () => published.splice(0), told: () => told.splice(0) }
}

it('adds the counts of other processes and tells changes only', () => {
  const { online, enter, told } = open()
  enter('public:1', 2)
  online.tick()
  expect(told()).toEqual([2])
  online.heard([['public:1', 5]], 'b')
  online.heard([['public:1', 7]], 'c')
  online.tick()
  expect(told()).toEqual([14])
  online.heard([['public:1', 7]], 'c')
  online.tick()
  expect(told()).toEqual([])
  online.heard([['public:1', 0]], 'b')
  online.tick()
  expect(told()).toEqual([9])
})

it('tells a newcomer who took the place of another', () => {
  const { online, enter, told } = open()
  enter('public:1', 1)
  online.tick()
  enter('public:1', 1)
  online.tick()
  expect(told()).toEqual([1, 1])
})

it('forgets a process that has gone silent', () => {
  const { online, enter, told } = open()
  enter('public:1', 1)
  online.heard([['public:1', 5]], 'b')
  for (let n = 0; n < 10; n++) online.tick()
  expect(told()).toEqual([6])
  for (let n = 0; n < 10; n++) online.tick()
  expect(told()).toEqual([1])
})

it('reports what changed at once, an emptied group as zero, and everything now and then', () => {
  const { online, enter, published } = open()
  enter('public:1', 3)
  enter('user:7', 1)
  online.tick()
  expect(published()).toEqual([['public:1', 3]])
  enter('public:2', 1)
  online.tick()
  enter('public:2', 0)
  online.tick()
  expect(published()).toEqual([
    ['public:2', 1],
    ['public:2', 0],
  ])
  for (let n = 0; n < 5; n++) online.tick()
  expect(published()).toEqual([['public:1', 3]])
})

it('reports a group that emptied on the tick of the full report, too', () => {
  const { online, enter, published } = open()
  enter('public:1', 1)
  for (let n = 0; n < 4; n++) online.tick()
  published()
  enter('public:1', 0)
  online.tick()
  expect(published()).toEqual([['public:1', 0]])
})
