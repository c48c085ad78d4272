import type { CheckinForm } from '#contract/meetings/checkin.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

/** Who came: one by the code, one by the staff, one who waits for a review; some agreed to be shown to the organiser. */
const visitors = [
  { phone: '13800000006', method: 'code', consents: true },
  { phone: '13800000007', method: 'code', consents: false },
  { phone: '13800000008', method: 'staff', consents: false },
] as const

const forms: { phone: string; form: CheckinForm; consents: boolean }[] = [
  {
    phone: '13800000002',
    form: { real_name: '陆远', phone: '13800000002', hospital: '江城市中心医院', title: '住院医师' },
    consents: true,
  },
  { phone: '13800000004', form: { real_name: '白芷', phone: '13800000004' }, consents: false },
]

export async function loadVisits(world: World, meetingId: number, staffId: number): Promise<void> {
  for (const [at, { phone, method, consents }] of visitors.entries())
    await insertRows(world.db, checkinVisits, [
      {
        meeting_id: meetingId,
        user_id: await userOf(world, phone),
        method,
        consents,
        device: method === 'code' ? world.vault.digest(`demo device ${at}`) : null,
        staff_id: method === 'staff' ? staffId : null,
        reason: method === 'staff' ? '手机没电' : '',
        at: minutesFrom(world.now, -12 + at * 3),
      },
    ])
}

export async function loadForms(world: World, meetingId: number, isReviewed: boolean): Promise<void> {
  for (const { phone, form, consents } of forms)
    await insertRows(world.db, checkins, [
      {
        meeting_id: meetingId,
        user_id: await userOf(world, phone),
        form_sealed: world.vault.seal(JSON.stringify(form)),
        consents,
        state: isReviewed ? 1 : 2,
        submitted_at: minutesFrom(world.now, -90),
      },
    ])
}

const userOf = async ({ db, vault }: World, phone: string) =>
  (await selectUserByPhone(db, digestPhone(vault, '86', phone)))!.id
