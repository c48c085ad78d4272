import { roomCalls, roomFailures, roomTopics } from '#contract/community/rooms.ts'
import type { HostAction } from '#contract/community/rooms.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { closeRoom } from './close-room.ts'
import { publishExit, publishPerson, publishRoom } from './publish-room.ts'
import { removePerson } from './remove-person.ts'
import { presentState } from './rooms.present.ts'
import {
  lockRoom,
  selectPeopleHere,
  selectPerson,
  updateAllMuted,
  updatePerson,
  updateRoom,
} from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'
import { findInside, findRoom, groupOf } from './seats.ts'

type Act = { context: Context; room: RoomRow; me: PersonRow }
type PersonAction = Exclude<HostAction, 'muteall' | 'lock' | 'unlock' | 'caption' | 'uncaption' | 'end'>

export const manageRoom = answer(roomCalls.manage, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  if (me.person.role !== 'host') throw refuse(roomFailures.notHost)
  await act({ context, room, me }, input.action, input.person_id)
  const [changed, mine, here] = await Promise.all([
    findRoom(context.db, room.id),
    selectPerson(context.db, me.person.id),
    selectPeopleHere(context.db, room.id),
  ])
  return presentState(changed, mine!, here)
})

async function act(by: Act, action: HostAction, personId: number | undefined): Promise<void> {
  const { context, room } = by
  if (action === 'end') return closeRoom(context, room.id)
  if (action === 'muteall') return muteAll(by)
  if (action === 'lock' || action === 'unlock')
    return publishRoom(context, await updateRoom(context.db, room.id, { is_locked: action === 'lock' }))
  if (action === 'caption' || action === 'uncaption') return caption(by, action === 'caption')
  if (personId === undefined) throw refuse(failures.parameterError, { detail: 'person_id' })
  const person = await selectPerson(context.db, personId)
  if (!person || person.person.room_id !== room.id || !isThere(person, action))
    throw refuse(roomFailures.personMissing)
  await personActs[action](by, person)
  await publishPerson(context, room.id, personId)
}

async function caption({ context, room }: Act, isOn: boolean): Promise<void> {
  if (isOn && !room.may_caption) throw refuse(roomFailures.noCaptions)
  if (isOn && !context.providers.liveSpeech) throw refuse(roomFailures.captionsOff)
  await publishRoom(context, await updateRoom(context.db, room.id, { is_captioned: isOn }))
}

async function muteAll({ context, room, me }: Act): Promise<void> {
  for (const personId of await updateAllMuted(context.db, room.id, me.person.id))
    await publishPerson(context, room.id, personId)
}

const isThere = (row: PersonRow, action: PersonAction) =>
  action === 'admit' || action === 'refuse' ? row.is_waiting : row.presence_id !== null

const personActs: Record<PersonAction, (by: Act, row: PersonRow) => Promise<void>> = {
  async admit({ context }, row) {
    await updatePerson(context.db, row.person.id, { admission: 'admitted' })
    const groupId = groupOf(row)
    if (groupId !== undefined) await context.rooms.toGroup(roomTopics.admitted, groupId, { groupId })
  },
  async refuse({ context }, row) {
    await updatePerson(context.db, row.person.id, { admission: 'refused' })
    await publishExit(context, row, 'refused')
  },
  async remove({ context, room }, row) {
    // An entry of theirs at the same moment is over, or finds that they are removed.
    await context.db.transaction(async (db) => {
      await lockRoom(db, room.id)
      await updatePerson(db, row.person.id, { admission: 'removed' })
      await removePerson({ ...context, db }, row)
    })
  },
  async mute({ context }, row) {
    await updatePerson(context.db, row.person.id, { is_muted: true })
  },
  async handover({ context, room, me }, row) {
    await context.db.transaction(async (db) => {
      await updatePerson(db, me.person.id, { role: 'guest' })
      await updatePerson(db, row.person.id, { role: 'host' })
    })
    await publishPerson(context, room.id, me.person.id)
  },
}
