import { bookingStates } from '#contract/practice/union-bookings.ts'
import { applicationStates, foundingStates, unionMemberTypes } from '#contract/practice/unions.ts'
import { drawCover } from '#demo/art/cover.ts'
import { demoBookings, demoChat, demoFounding, demoNotices, demoUnions } from '#demo/content/unions.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectDepartmentIds, selectDoctorUsers, updateLastNumber, updateQuote } from './unions.queries.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { openGroup } from '#server/features/community/chat/chat-groups.ts'
import { chatMessages } from '#server/features/community/chat/chat.tables.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { openBookingRoom } from '#server/features/practice/unions/booking-room.ts'
import { selectBooking, updateChatGroup } from '#server/features/practice/unions/bookings.queries.ts'
import {
  unionApplications,
  unionBookingPeople,
  unionBookings,
  unionChanges,
  unionManagers,
  unionMembers,
  unionNoticeReads,
  unionNotices,
  unions,
} from '#server/features/practice/unions/unions.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const dayMinutes = 24 * 60
const shanghaiMs = 8 * 3600_000
const memberCount = 12

type Cast = { doctor: number; expert: number; superior: number; manager: number; others: number[] }

/**
 * Three unions: the demo's union manager owns the first, where everything has happened; the superior doctor owns the second. The
 * doctor is a member of both, and not of the third. A fourth waits for the operator.
 */
export async function loadUnions(world: World): Promise<void> {
  const cast = await findCast(world)
  const departments = await selectDepartmentIds(world.db, '消化', 6)
  // Managing takes a passed verification, which these have.
  const owners = [cast.manager, cast.superior, cast.expert]
  const [first, second, third] = await insertForIds(
    world.db,
    unions,
    demoUnions.map((union, at) => ({
      ...union,
      cover: world.shelf.draw(`union-${at}`, drawCover('wards', 7300 + at)),
      owner_id: owners[at]!,
      state: foundingStates.passed,
      created_at: minutesFrom(world.now, -90 * dayMinutes),
    })),
  )
  await insertRows(world.db, unions, [{ ...demoFounding, owner_id: cast.superior }])
  await loadMembers(world, { cast, departments, unionIds: [first!, second!, third!] })
  await loadApplications(world, { cast, departments, first: first!, third: third! })
  await loadNotices(world, cast, first!)
  await loadBookings(world, { cast, departments, unionId: first! })
}

async function findCast({ db, vault }: World): Promise<Cast> {
  const idOf = async (phone: string) => (await selectUserByPhone(db, digestPhone(vault, '86', phone)))!.id
  const named = {
    doctor: await idOf('13800000001'),
    expert: await idOf('13800000005'),
    superior: await idOf('13800000006'),
    manager: await idOf('13800000007'),
  }
  const taken = new Set(Object.values(named))
  const others = (await selectDoctorUsers(db)).map(({ id }) => id).filter((id) => !taken.has(id))
  return { ...named, others }
}

type MemberParts = { cast: Cast; departments: number[]; unionIds: [number, number, number] }

const membersOf = ({ manager, superior, doctor, others }: Cast) => [
  manager,
  superior,
  doctor,
  ...others.slice(0, memberCount),
]

async function loadMembers(world: World, { cast, departments, unionIds }: MemberParts) {
  const [first, second, third] = unionIds
  const joined_at = minutesFrom(world.now, -60 * dayMinutes)
  const persons = (union_id: number, userIds: number[]) =>
    userIds.map((user_id) => ({ union_id, type: unionMemberTypes.doctor, user_id, joined_at }))
  const { others } = cast
  const representatives = [cast.manager, others[0]!, others[1]!, others[2]!]
  await insertRows(world.db, unionMembers, [
    ...persons(first, membersOf(cast)),
    ...persons(second, [cast.superior, cast.doctor, cast.manager, ...others.slice(4, 9)]),
    ...persons(third, [cast.expert, ...others.slice(8, 12)]),
    ...representatives.map((user_id, at) => ({
      union_id: at < 3 ? first : second,
      type: unionMemberTypes.department,
      user_id,
      department_id: departments[at]!,
      joined_at,
    })),
  ])
  await insertRows(world.db, unionManagers, [{ union_id: first, user_id: cast.superior }])
}

type ApplicationParts = { cast: Cast; departments: number[]; first: number; third: number }

/** Three wait for the manager, one was approved and one rejected; the manager was rejected elsewhere. */
async function loadApplications(world: World, { cast, departments, first, third }: ApplicationParts) {
  const [one, two, three] = cast.others.slice(memberCount)
  const answers = (field: string, project: string) =>
    [field, project].map((answer, at) => ({ question: demoUnions[0]!.questions[at]!, answer }))
  const decided = (by: number, agoDays: number) => ({
    reviewed_at: minutesFrom(world.now, -agoDays * dayMinutes),
    reviewer_id: by,
    created_at: minutesFrom(world.now, -(agoDays + 1) * dayMinutes),
  })
  const person = { union_id: first, type: unionMemberTypes.doctor }
  await insertRows(world.db, unionApplications, [
    {
      ...person,
      user_id: one!,
      reason: '科室已开展肠镜筛查三年，希望加入统一的随访网络。',
      answers: answers('早癌内镜诊断', '早癌筛查协作'),
      created_at: minutesFrom(world.now, -300),
    },
    {
      ...person,
      user_id: two!,
      reason: '县医院消化专科新成立，希望参加带教与病例讨论。',
      answers: answers('普通消化', '内镜带教'),
      created_at: minutesFrom(world.now, -120),
    },
    {
      union_id: first,
      type: unionMemberTypes.department,
      department_id: departments[4]!,
      user_id: three!,
      reason: '以科室名义加入，承担本市炎症性肠病随访。',
      answers: answers('炎症性肠病', '随访数据上报'),
      created_at: minutesFrom(world.now, -60),
    },
    {
      ...person,
      user_id: cast.doctor,
      reason: '心衰合并肝淤血患者较多，希望共同管理。',
      answers: answers('心力衰竭', '多学科会诊'),
      state: applicationStates.approved,
      ...decided(cast.manager, 60),
    },
    {
      ...person,
      user_id: cast.expert,
      reason: '想了解消化领域进展。',
      answers: answers('神经外科', '旁听'),
      state: applicationStates.rejected,
      review_reason: '专业方向不符，欢迎参加公开会议',
      ...decided(cast.superior, 20),
    },
    {
      union_id: third,
      type: unionMemberTypes.doctor,
      user_id: cast.manager,
      reason: '希望建立消化道出血合并脑卒中的会诊通道。',
      answers: [{ question: demoUnions[2]!.questions[0]!, answer: '不涉及' }],
      state: applicationStates.rejected,
      review_reason: '请由本院神经外科申请',
      ...decided(cast.expert, 15),
    },
  ])
}

async function loadNotices(world: World, cast: Cast, unionId: number) {
  const noticeIds = await insertForIds(
    world.db,
    unionNotices,
    demoNotices.map((notice, at) => {
      const created_at = minutesFrom(world.now, -notice.agoDays * dayMinutes - 40)
      return {
        union_id: unionId,
        author_id: at % 2 === 0 ? cast.manager : cast.superior,
        title: notice.title,
        content: notice.content,
        files: notice.hasPicture ? [world.shelf.draw('union-notice', drawCover('wards', 7400))] : [],
        pinned_at: notice.isPinned ? created_at : null,
        ...(notice.withdrawReason && {
          withdrawn_at: minutesFrom(created_at, 35),
          withdraw_reason: notice.withdrawReason,
        }),
        created_at,
      }
    }),
  )
  await insertRows(
    world.db,
    unionChanges,
    noticeIds.flatMap((subject_id, at) => {
      const { withdrawReason, agoDays } = demoNotices[at]!
      if (!withdrawReason) return []
      const withdrawnAt = minutesFrom(world.now, -agoDays * dayMinutes - 5)
      const after = `${shanghaiTime(withdrawnAt)} ${withdrawReason}`
      return [
        {
          union_id: unionId,
          subject: 'notice' as const,
          subject_id,
          user_id: cast.manager,
          changes: [{ field: 'withdrawn' as const, before: '', after }],
          created_at: withdrawnAt,
        },
      ]
    }),
  )
  await insertRows(
    world.db,
    unionNoticeReads,
    noticeIds.flatMap((notice_id, at) => {
      const { readTenths } = demoNotices[at]!
      const author = at % 2 === 0 ? cast.manager : cast.superior
      const readers = membersOf(cast).filter((id, place) => id === author || place % 10 < readTenths - 2)
      const publishedAt = minutesFrom(world.now, -demoNotices[at]!.agoDays * dayMinutes - 40)
      return readers.map((user_id, place) => ({
        notice_id,
        user_id,
        read_at: minutesFrom(publishedAt, Math.min(place * 3, 39)),
      }))
    }),
  )
}

type BookingParts = { cast: Cast; departments: number[]; unionId: number }

async function loadBookings(world: World, { cast, departments, unionId }: BookingParts) {
  const today =
    Math.floor((world.now.getTime() + shanghaiMs) / (dayMinutes * 60_000)) * dayMinutes * 60_000 - shanghaiMs
  const at = (day: number, hour: number) => new Date(today + (day * 24 + hour) * 3600_000)
  const isByDoctor = (state: string) => state === 'pending' || state === 'rejected'
  const bookingIds = await insertForIds(
    world.db,
    unionBookings,
    demoBookings.map((booking) => ({
      union_id: unionId,
      department_id: departments[booking.department]!,
      booker_id: isByDoctor(booking.state) ? cast.doctor : cast.manager,
      topic: booking.topic,
      place: booking.place,
      is_video: booking.isVideo ?? false,
      begin_at: at(booking.day, booking.hour),
      end_at: at(booking.day, booking.hour + 1),
      state: bookingStates[booking.state],
      review_reason: booking.reason ?? '',
      minutes: booking.minutes ?? '',
    })),
  )
  const { day, hour } = demoBookings[1]!
  const times = (from: number) => ({
    begin: shanghaiTime(at(day, from)),
    end: shanghaiTime(at(day, from + 1)),
  })
  const [was, is] = [times(hour - 4), times(hour)]
  await insertRows(world.db, unionChanges, [
    {
      union_id: unionId,
      subject: 'booking',
      subject_id: bookingIds[1]!,
      user_id: cast.manager,
      changes: [
        { field: 'begin_time', before: was.begin, after: is.begin },
        { field: 'end_time', before: was.end, after: is.end },
      ],
      created_at: minutesFrom(world.now, -200),
    },
  ])
  const people = [cast.superior, cast.doctor, ...cast.others.slice(0, 4)]
  await insertRows(
    world.db,
    unionBookingPeople,
    bookingIds.flatMap((booking_id) =>
      people.map((user_id, place) => ({ booking_id, user_id, answer: [1, 0, 1, 3, 2, 0][place]! })),
    ),
  )
  await loadChat(world, bookingIds[1]!, [cast.manager, ...people])
  await openBookingRoom(world.db, (await selectBooking(world.db, bookingIds[1]!, 0))!.booking)
}

/** The participants of the next meeting talk about it. */
async function loadChat(world: World, bookingId: number, people: number[]) {
  const { db, vault } = world
  const groupId = await openGroup(db, demoBookings[1]!.topic, people)
  const messageIds = await insertForIds(
    db,
    chatMessages,
    demoChat.map(({ author, content, agoMinutes, mentions = [] }, at) => ({
      group_id: groupId,
      number: at + 1,
      user_id: people[author]!,
      client_id: `demo-${at + 1}`,
      kind: 'text' as const,
      content_sealed: vault.seal(content),
      mentions: mentions.map((place) => people[place]!),
      created_at: minutesFrom(world.now, -agoMinutes),
    })),
  )
  for (const [at, { quotes }] of demoChat.entries())
    if (quotes !== undefined) await updateQuote(db, messageIds[at]!, messageIds[quotes]!)
  await updateLastNumber(db, groupId, demoChat.length)
  await updateChatGroup(db, bookingId, groupId)
}
