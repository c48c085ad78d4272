import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commentCalls, commentGroup } from '#contract/community/comments.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { danmakuCalls } from '#contract/meetings/danmaku.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { liveCalls } from '#contract/meetings/live.ts'
import { audiences, meetingCalls } from '#contract/meetings/meetings.ts'
import type { Audience } from '#contract/meetings/meetings.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import { userTypes } from '#contract/people/account.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { Call } from '#contract/wire/call.ts'
import { checkins } from '#server/features/meetings/checkin/checkin.tables.ts'
import { buildDoctor, buildMeeting, buildRecording, buildSession } from '#server/testing/build-content.ts'
import {
  buildEntry,
  buildGuest,
  buildManager,
  buildSetting,
  buildWhitelist,
} from '#server/testing/build-entry.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { hashCheaply } from '#server/testing/hash-cheaply.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import { passHolder } from './pass-holder.ts'
import { upsertPasses } from './watching.queries.ts'

const app = await testApp()
const { db, vault } = app.services
const password_hash = await hashCheaply('2026')

/** What one level asks for: a large meeting, a meeting, or one of its sessions. */
const lock = fc.constantFrom<'open' | 'whitelist' | 'password'>('open', 'open', 'whitelist', 'password')
const often = fc.constantFrom(true, true, false)
const seldom = fc.constantFrom(false, false, false, true)
const audience = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Audience>('all') },
  fc.constantFrom(...audiences),
)

const pastSession = fc.record({ lock, isDuringRecording: fc.boolean() })

const worlds = fc.record({
  large: fc.option(fc.record({ audience, licence: seldom, lock })),
  meeting: fc.record({
    audience,
    licence: seldom,
    lock,
    completion: seldom,
    checkin: seldom,
    offline: seldom,
  }),
  /** The session that the stream and the recording show, if any; and whether the meeting is over. */
  session: fc.option(lock),
  isOver: fc.boolean(),
  /** A recording made live shows what was held meanwhile; any other one the session it is filed under. */
  isMadeLive: fc.boolean(),
  /** Two more sessions that are over, held while the recording was made or later. */
  others: fc.tuple(pastSession, pastSession),
})
const people = fc.record({
  isVisitor: seldom,
  userType: fc.constantFrom(...Object.values(userTypes)),
  /** Whether the person has what each level and requirement asks for. */
  has: fc.record({
    large: often,
    meeting: often,
    session: often,
    others: fc.tuple(often, often),
    licence: often,
    profile: often,
    checkin: often,
  }),
  role: fc.constantFrom('none', 'none', 'none', 'speaker', 'manager', 'operator'),
})
type Made<Of> = Of extends fc.Arbitrary<infer One> ? One : never
type World = Made<typeof worlds>
type Person = Made<typeof people>

/** Who is admitted, written down a second time: everything that applies has to be met, and those who run or speak meet it. */
function expected(world: World, person: Person, sees: 'meeting' | 'session' | 'recording'): boolean {
  const { large, meeting, session, others } = world
  const { has, isVisitor, role } = person
  if (!isVisitor && role !== 'none') return true
  const isMember = !isVisitor
  const belongs = (to: Audience, isInvited: boolean) =>
    ({
      all: true,
      member: isMember,
      doctor: isMember && person.userType === userTypes.doctor,
      enterprise: isMember && person.userType === userTypes.enterprise,
      faculty: false,
      invited: isMember && isInvited,
    })[to]
  const opens = (one: 'open' | 'whitelist' | 'password', hasKey: boolean) =>
    one === 'open' || (hasKey && (one === 'password' || isMember))
  return (
    (!large || (belongs(large.audience, has.large) && opens(large.lock, has.large))) &&
    // An invitation to the large meeting is one to its parts.
    belongs(meeting.audience, has.meeting || (large?.audience === 'invited' && has.large)) &&
    opens(meeting.lock, has.meeting) &&
    (sees === 'meeting' || session === null || opens(session, has.session)) &&
    (sees !== 'recording' ||
      others.every((one, at) => !isRecorded(world, one) || opens(one.lock, has.others[at]!))) &&
    (!(meeting.licence || large?.licence) || (isMember && has.licence)) &&
    (!meeting.completion || (isMember && has.profile && person.userType !== userTypes.none)) &&
    (!meeting.checkin || (isMember && has.checkin))
  )
}

const isRecorded = ({ isMadeLive }: World, { isDuringRecording }: World['others'][number]) =>
  isMadeLive && isDuringRecording

async function buildWorld(world: World, person: Person) {
  const { large, meeting: asked, session, isOver, isMadeLive, others } = world
  const time = isOver ? { from: -3, to: -1 } : { from: -1, to: 2 }
  const member = person.isVisitor
    ? undefined
    : await buildMember(app, {
        user_type: person.userType,
        company: '江城药业',
        ...(!person.has.profile && { truename: '' }),
        ...(person.role === 'operator' && { operator_roles: ['administrator'] }),
      })
  const client = member?.client ?? app.client()
  const speakers =
    member && person.role === 'speaker' ? [(await buildDoctor(db, { user_id: member.user.id })).id] : []
  const parent =
    large &&
    (await buildMeeting(db, {
      ...time,
      is_big: true,
      audience: large.audience,
      needs_licence: large.licence,
    }))
  const columns = { audience: asked.audience, needs_licence: asked.licence, is_offline: asked.offline }
  const meeting = await buildMeeting(db, { ...time, ...columns, parent_id: parent?.id ?? null }, speakers)
  const free = await buildSession(db, meeting.id, { from: 30 })
  const shown = session === null ? undefined : await buildSession(db, meeting.id, time)
  const recording = await buildRecording(
    db,
    meeting.id,
    isMadeLive
      ? { began_at: new Date(Date.now() + time.from * 3600_000), seconds: 1800 }
      : { session_id: shown?.id ?? null },
  )

  async function put(
    level: 'open' | 'whitelist' | 'password',
    hasKey: boolean,
    meetingId: number,
    sessionId?: number,
  ) {
    if (level === 'whitelist')
      await buildWhitelist(app, meetingId, [hasKey && member ? member.phone : newPhone()], { sessionId })
    if (level !== 'password') return
    // Its type says nothing about a password.
    const { id } = await buildSetting(db, meetingId, { sessionId, status: 0, type: 3, password_hash })
    const caller = { guestId: client.guestId, address: '127.0.0.1' }
    const holder = passHolder({
      vault,
      member: member && { ...nobody, userId: member.user.id },
      caller: { ...caller, language: 'zh' },
    })
    if (hasKey) await upsertPasses(db, [{ id, password_hash }], holder)
  }
  if (large && parent) await put(large.lock, person.has.large, parent.id)
  await put(asked.lock, person.has.meeting, meeting.id)
  if (shown) await put(session!, person.has.session, meeting.id, shown.id)
  for (const [at, { lock, isDuringRecording }] of others.entries()) {
    const from = time.from + (isDuringRecording ? 0.1 : 0.6)
    const { id } = await buildSession(db, meeting.id, { from, to: from + 0.3 })
    await put(lock, person.has.others[at]!, meeting.id, id)
  }
  await buildEntry(db, meeting.id, { needs_completion: asked.completion, needs_sign_in: asked.checkin })
  if (member) {
    const user_id = member.user.id
    if (person.role === 'manager') await buildManager(db, meeting.id, user_id)
    if (person.has.licence) await buildVerification(app, member.user, { state: verificationStates.passed })
    if (large?.audience === 'invited' && person.has.large) await buildGuest(db, parent!.id, user_id)
    if (asked.audience === 'invited' && person.has.meeting) await buildGuest(db, meeting.id, user_id)
    if (person.has.checkin)
      await db.insert(checkins).values({
        meeting_id: meeting.id,
        user_id,
        form_sealed: vault.seal('{}'),
        state: checkinStates.passed,
      })
  }
  return { client, member, meeting, recording, free, shown }
}

const nobody = {
  sessionId: 0,
  isOperator: false,
  hasFreshStep: false,
  rights: new Set<never>(),
  userType: 0,
  client: 'phone',
} as const

type Way = [name: string, isOpen: boolean]

/** Asks every way in, and what surrounds the picture. */
async function tryAll(built: Awaited<ReturnType<typeof buildWorld>>) {
  const { client, member, meeting, recording, free } = built
  const meeting_id = meeting.id
  const item = { item_type: 'meeting', item_id: meeting_id } as const
  const isAnswered = async <Input>(call: Call<Input, unknown>, input: Input): Promise<Way> => [
    call.id,
    (await client.ask(call, input)).status === 200,
  ]
  const hasAddress = async (id: number) => {
    const { status, data } = await client.ask(meetingCalls.meetingPlayback, { meeting_id: id })
    return status === 200 && data[0]?.palybackurl !== '' && data[0]?.watch.reason === ''
  }
  const comments = { ...item, schedule_id: 0, page: 1 }
  const group = commentGroup('meeting', meeting_id)
  const listener = await listenGroup(app, group, { userid: member ? String(member.user.id) : '', client })
  const isJoined = listener.messages.some(({ type }) => type === 'joined')
  listener.close()
  const window = { ...item, l_r_id: 0, from: 0, to: 60 }
  const around: Way[] = [
    ['socket', isJoined],
    await isAnswered(commentCalls.get, comments),
    await isAnswered(commentCalls.top, comments),
    await isAnswered(danmakuCalls.window, window),
    await isAnswered(liveRoomCalls.enter, { meeting_id }),
    await isAnswered(liveRoomCalls.viewers, { meeting_id }),
  ]
  if (member) {
    const said = { ...comments, content: '好', enterprisePlat: false, uid: '' }
    around.push(await isAnswered(commentCalls.set, said))
    around.push(await isAnswered(liveRoomCalls.like, { meeting_id, count: 1 }))
  }
  const detail = await client.call(meetingCalls.detail, { meeting_id })
  const info = await client.call(liveCalls.info, { meeting_id })
  const watching: Way[] = [
    [meetingCalls.detail.id, detail.may_watch === 1],
    [liveCalls.info.id, info.may_watch === 1],
    await isAnswered(liveCalls.watch, { meeting_id, scheid: 0 }),
  ]
  const live: Way[] = [
    await isAnswered(liveCalls.url, { meeting_id }),
    // The session that a caller names is no way around the one that is on air.
    await isAnswered(liveCalls.watch, { meeting_id, scheid: free.id }),
  ]
  const l_r_id = recording.id
  const recorded: Way[] = [
    await isAnswered(watchCalls.getVideo, { meeting_id, l_r_id }),
    await isAnswered(studyCalls.watchPlayback, { meeting_id, l_r_id, pf: '', uid: '', scheid: free.id }),
    [meetingCalls.meetingPlayback.id, await hasAddress(meeting_id)],
  ]
  const overRecording: Way[] = [await isAnswered(danmakuCalls.window, { ...window, l_r_id })]
  return { around, watching, live, recorded, overRecording }
}

it('decides alike at every way into a meeting, its parts and its sessions', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, people, async (world, person) => {
      const { isOver, meeting } = world
      const built = await buildWorld(world, person)
      const { around, watching, live, recorded, overRecording } = await tryAll(built)
      const isAdmitted = expected(world, person, isOver ? 'meeting' : 'session')
      const seesRecording = expected(world, person, 'recording')
      const all = (ways: Way[], isOpen: boolean) => ways.map(([name]) => [name, isOpen])
      expect(around).toEqual(all(around, isAdmitted))
      expect(watching).toEqual(all(watching, isAdmitted && !meeting.offline))
      if (!isOver) expect(live).toEqual(all(live, isAdmitted && !meeting.offline))
      if (isOver) expect(recorded).toEqual(all(recorded, seesRecording && !meeting.offline))
      expect(overRecording).toEqual(all(overRecording, seesRecording))
    }),
    { numRuns: 60 },
  )
}, 120_000)
