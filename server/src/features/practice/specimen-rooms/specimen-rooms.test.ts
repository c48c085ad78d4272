import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { dutyCalls } from '#contract/practice/expert-duties.ts'
import { sessionFailures } from '#contract/practice/expert-sessions.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { specimenRoomCalls, specimenRoomFailures } from '#contract/practice/specimen-rooms.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectSheetMessages } from '#server/features/practice/expert-sheets/sheet-messages.queries.ts'
import { sheetChanges } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildSpecimenRoom, enteredSlotIn } from '#server/testing/build-specimen-room.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const yes = { type: true, reason: '' }
const silent = { code: '', is_muted: true, is_camera_on: false }
const no = { type: false, reason: '当日有手术' }

const timeOf = (entered: string) => shanghaiTime(new Date(entered))

const changesOf = async (sheetId: number) => {
  const rows = await db
    .select()
    .from(sheetChanges)
    .where(eq(sheetChanges.sheet_id, sheetId))
    .orderBy(sheetChanges.id)
  return rows.map(({ kind }) => kind)
}

it('shows a room with its time, place, materials and guests, and finds it without its number', async () => {
  const { expert, ids, ofRoom, roomId, planned, sheet } = await buildSpecimenRoom(app)
  const shown = await expert.client.call(specimenRoomCalls.detail, ofRoom)
  expect(shown).toMatchObject({
    room_id: roomId,
    title: planned.title,
    place: planned.place,
    materials: planned.materials,
    begin_time: timeOf(planned.begin_at),
    end_time: timeOf(planned.end_at),
    status: 0,
    can_affirm: 1,
    guests: [{ guest_id: sheet.id, guest_name: '程怀瑾', status: 0, is_here: 0 }],
    rooms: [{ room_id: roomId }],
  })
  expect(await expert.client.call(specimenRoomCalls.detail, ids)).toEqual(shown)
})

it('is entered by a listed guest, without a login too, and shows who is there', async () => {
  const { expert, ofRoom } = await buildSpecimenRoom(app, { code: 'K7Q2MX' })
  const joined = await expert.client.call(specimenRoomCalls.canJoin, ofRoom)
  expect(joined).toEqual({
    can_join: 1,
    reason: '',
    join_url: `/specimenChamber?id=${ofRoom.id}&room_id=${ofRoom.room_id}&join=1`,
  })
  const { video_room_id: room_id } = await expert.client.call(specimenRoomCalls.detail, ofRoom)
  const entered = await app.client().call(roomCalls.enter, { ...silent, room_id, code: 'K7Q2MX' })
  expect(entered).toMatchObject({ status: 'admitted', state: { people: [{ name: '程怀瑾' }] } })
  expect(await expert.client.call(specimenRoomCalls.detail, ofRoom)).toMatchObject({
    guests: [{ is_here: 1 }],
  })
  const foreign = await app.client().ask(roomCalls.enter, { ...silent, room_id, code: 'WRONG1' })
  expect(foreign.message).toBe(sheetFailures.codeWrong.zh)
  expect((await app.client().ask(roomCalls.enter, { ...silent, room_id })).message).toBe(
    roomFailures.notInvited.zh,
  )
})

it('opens 30 minutes before its slot and closes at its end, for the video room as well', async () => {
  const soon = await buildSpecimenRoom(app, { opensIn: 29 })
  expect(await soon.expert.client.call(specimenRoomCalls.canJoin, soon.ofRoom)).toMatchObject({ can_join: 1 })
  const cases = [
    { given: { opensIn: 32 }, failure: roomFailures.tooEarly },
    { given: { opensIn: -60, closesIn: -1 }, failure: roomFailures.roomClosed },
  ]
  for (const { given, failure } of cases) {
    const { expert, ofRoom } = await buildSpecimenRoom(app, given)
    const asked = await expert.client.call(specimenRoomCalls.canJoin, ofRoom)
    expect(asked).toMatchObject({ can_join: 0, join_url: '' })
    expect(asked.reason).toContain(failure.zh)
    const { video_room_id } = await expert.client.call(specimenRoomCalls.detail, ofRoom)
    const entry = await expert.client.ask(roomCalls.enter, { ...silent, room_id: video_room_id })
    expect(entry.status).toBe(failure.status)
  }
})

it('is refused with a reason, cannot be entered then, and is confirmed after all', async () => {
  const { expert, ofRoom, sheet } = await buildSpecimenRoom(app)
  const { affirm, canJoin } = specimenRoomCalls
  const unexplained = await expert.client.ask(affirm, { ...ofRoom, ...no, reason: ' ' })
  expect(unexplained.message).toBe(sheetFailures.reasonMissing.zh)
  const refused = await expert.client.call(affirm, { ...ofRoom, ...no })
  expect(refused).toMatchObject({ status: 2, reason: no.reason })
  expect(await expert.client.call(canJoin, ofRoom)).toEqual({
    can_join: 0,
    reason: specimenRoomFailures.useRefused.zh,
    join_url: '',
  })
  const entry = await expert.client.ask(roomCalls.enter, { ...silent, room_id: refused.video_room_id })
  expect(entry.message).toBe(specimenRoomFailures.useRefused.zh)
  expect(await expert.client.call(affirm, { ...ofRoom, ...yes })).toMatchObject({ status: 1, reason: '' })
  expect(await expert.client.call(canJoin, ofRoom)).toMatchObject({ can_join: 1 })
  expect(await changesOf(sheet.id)).toEqual(['room_asked', 'room_refused', 'room_confirmed'])
})

it('is confirmed once when confirmed several times at once, and no longer counts as open', async () => {
  const { expert, ids, ofRoom, sheet } = await buildSpecimenRoom(app)
  const before = await expert.client.call(dutyCalls.topMenu, ids)
  const confirm = () => expert.client.call(specimenRoomCalls.affirm, { ...ofRoom, ...yes })
  for (const room of await Promise.all([confirm(), confirm(), confirm()]))
    expect(room).toMatchObject({ status: 1 })
  expect(await changesOf(sheet.id)).toEqual(['room_asked', 'room_confirmed'])
  expect(await expert.client.call(dutyCalls.topMenu, ids)).toMatchObject({
    not_accomplish_num: before.not_accomplish_num - 1,
    all_accomplish_num: before.all_accomplish_num,
  })
  const { duties } = await expert.client.call(dutyCalls.list, ids)
  expect(duties).toContainEqual(
    expect.objectContaining({ kind: 'room', subject_id: ofRoom.room_id, status: 1, note: '标本室 A' }),
  )
})

it('is in the menu, the calendar and an SMS of its guests', async () => {
  const { expert, ids, ofRoom, sheet } = await buildSpecimenRoom(app, { opensIn: 60, closesIn: 120 })
  const [message] = await selectSheetMessages(db, sheet.id)
  expect(message).toMatchObject({ kind: 'change' })
  const menuOf = async (client: TestClient, of: typeof ids) =>
    (await client.call(dutyCalls.topMenu, of)).items.map(({ content_url }) => content_url)
  expect(await menuOf(expert.client, ids)).toContain(`/specimenChamber?id=${ids.id}`)
  const other = await buildSheet(app)
  expect(await menuOf(other.expert.client, other.ids)).not.toContain(`/specimenChamber?id=${other.ids.id}`)

  const get = async (path: string) => (await (await fetch(app.url + path)).text()).replaceAll('\r\n ', '')
  const { calendar } = await expert.client.call(specimenRoomCalls.detail, ofRoom)
  for (const line of ['SUMMARY:颅底入路预演（待确认）', 'LOCATION:标本室 A', 'TRIGGER:-PT60M'])
    expect(await get(calendar)).toContain(`${line}\r\n`)
  expect(await get(calendar.replace(/use_id=\d+/, 'use_id=1'))).toContain('"status":403')
  const { feed } = await expert.client.call(reservationCalls.calendar, { renew: false })
  expect((await get(feed)).match(/BEGIN:VEVENT/g)).toHaveLength(1)
  await expert.client.call(specimenRoomCalls.affirm, { ...ofRoom, ...no })
  expect(await get(feed)).not.toContain('BEGIN:VEVENT')
})

it('is owed until it begins, and then until it ends', async () => {
  const dueOf = async (given: Parameters<typeof buildSpecimenRoom>[1]) => {
    const { expert, ids, planned } = await buildSpecimenRoom(app, given)
    const { duties } = await expert.client.call(dutyCalls.list, ids)
    return { due: duties.find(({ kind }) => kind === 'room')?.due_time, planned }
  }
  const later = await dueOf({ opensIn: 30 })
  expect(later.due).toBe(timeOf(later.planned.begin_at))
  const begun = await dueOf({ opensIn: -5 })
  expect(begun.due).toBe(timeOf(begun.planned.end_at))
})

it('is neither confirmed nor owed once its time is over', async () => {
  const { expert, ids, ofRoom } = await buildSpecimenRoom(app, { opensIn: -60, closesIn: -1 })
  const late = await expert.client.ask(specimenRoomCalls.affirm, { ...ofRoom, ...yes })
  expect(late.message).toBe(specimenRoomFailures.roomUseOver.zh)
  const { duties } = await expert.client.call(dutyCalls.list, ids)
  expect(duties.map(({ kind }) => kind)).not.toContain('room')
})

it('asks a second device for a code before it confirms', async () => {
  const { expert, ofRoom } = await buildSpecimenRoom(app, { code: 'K7Q2MX' })
  const byCode = { ...ofRoom, tcode: 'K7Q2MX' }
  await expert.client.call(expertTaskCalls.check, byCode)
  const second = await app.client().ask(specimenRoomCalls.affirm, { ...byCode, ...yes })
  expect(second.status).toBe(sheetFailures.deviceUnproved.status)
})

it('is for guests on its list alone', async () => {
  const { ofRoom, ids } = await buildSpecimenRoom(app)
  const unlisted = await buildSheet(app, { taskId: ids.id })
  const { client } = unlisted.expert
  expect((await client.ask(specimenRoomCalls.detail, ofRoom)).message).toBe(specimenRoomFailures.notListed.zh)
  expect(await client.call(specimenRoomCalls.canJoin, ofRoom)).toMatchObject({
    can_join: 0,
    reason: specimenRoomFailures.notListed.zh,
  })
  expect((await client.ask(specimenRoomCalls.detail, ids)).message).toBe(
    specimenRoomFailures.noSpecimenRoom.zh,
  )
  const other = await buildSheet(app)
  const foreign = { ...other.ids, room_id: ofRoom.room_id }
  expect((await other.expert.client.ask(specimenRoomCalls.detail, foreign)).status).toBe(404)
  expect((await other.expert.client.ask(specimenRoomCalls.canJoin, foreign)).status).toBe(404)
  expect((await other.expert.client.ask(specimenRoomCalls.detail, ofRoom)).status).toBe(
    sheetFailures.notInvited.status,
  )
  expect((await app.client().ask(specimenRoomCalls.canJoin, ofRoom)).status).toBe(403)
})

it('is set by operators, and another time asks its guests again', async () => {
  const { expert, rooms, planned, ofRoom, sheet, ids, roomId } = await buildSpecimenRoom(app)
  const answers = async () => (await rooms.record(roomId)).facts.map(({ value }) => value.split(' · ')[1])
  await expert.client.call(specimenRoomCalls.affirm, { ...ofRoom, ...yes })
  const second = await buildSheet(app, { taskId: ids.id })
  const both = { ...planned, guests: [sheet.id, second.sheet.id] }
  expect((await rooms.change(roomId, both)).status).toBe(200)
  expect(await answers()).toEqual(['已确认', '待确认'])
  await rooms.change(roomId, { ...both, ...enteredSlotIn(300, 360) })
  expect(await answers()).toEqual(['待确认', '待确认'])
  expect(await expert.client.call(specimenRoomCalls.canJoin, ofRoom)).toMatchObject({ can_join: 0 })
  await rooms.change(roomId, { ...both, guests: [second.sheet.id] })
  expect(await changesOf(sheet.id)).toEqual(['room_asked', 'room_confirmed', 'room_asked', 'room_removed'])
  expect((await rooms.record(roomId)).values).toMatchObject({ guests: [second.sheet.id] })

  expect((await consoleOf(expert.client, 'specimen-rooms').askSave(planned)).status).toBe(403)
  const stranger = { ...planned, guests: [(await buildSheet(app)).sheet.id] }
  expect((await rooms.askSave(stranger)).message).toBe(specimenRoomFailures.guestMissing.zh)
  expect((await rooms.askSave({ ...planned, ...enteredSlotIn(60, 0) })).message).toBe(
    sessionFailures.periodWrong.zh,
  )
  expect((await rooms.askSave(planned, 999_999)).status).toBe(404)
})

it('lets operators in as hosts', async () => {
  const { expert, operator, ofRoom } = await buildSpecimenRoom(app)
  const { video_room_id: room_id } = await expert.client.call(specimenRoomCalls.detail, ofRoom)
  expect(await operator.client.call(roomCalls.info, { room_id, code: '' })).toMatchObject({
    role: 'host',
    may_enter: 1,
  })
})
