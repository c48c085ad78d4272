import { appendEntry } from '#kernel/audit/chain.ts'
import type { Entry } from '#kernel/audit/chain.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import type { World } from '#demo/world.ts'

type Change = Pick<Entry, 'call' | 'needed_right' | 'input' | 'reason' | 'outcome' | 'status' | 'changes'>

const changes: (Change & { phone: string })[] = [
  {
    phone: '13800000012',
    call: 'console.save',
    needed_right: 'console.open',
    input: { resource: 'articles', id: 3, publish: true },
    reason: '更正标题',
    outcome: 'done',
    status: 200,
    changes: [
      {
        target: { kind: 'articles', id: 3, name: '心衰患者的容量管理' },
        before: { title: '心衰病人的容量管理', source: '' },
        after: { title: '心衰患者的容量管理', source: '杏林编辑部' },
      },
    ],
  },
  {
    phone: '13800000014',
    call: 'console.run',
    needed_right: 'console.open',
    input: { resource: 'comments', action: 'hide', ids: [12] },
    reason: '广告',
    outcome: 'done',
    status: 200,
    changes: [
      {
        target: { kind: 'comments', id: 12, name: '' },
        before: { state: 'shown' },
        after: { state: 'hidden' },
      },
    ],
  },
  {
    phone: '13800000009',
    call: 'console.run',
    needed_right: 'roles.change',
    input: { resource: 'operators', action: 'resetSecondStep', ids: [1] },
    reason: '误操作',
    outcome: 'refused',
    status: 4146,
    changes: [],
  },
]

/** What operators did before the demo world was opened, one entry of each outcome that one looks for. */
export async function loadAudit({ db, vault }: World): Promise<void> {
  for (const { phone, outcome, status, changes: changed, ...entry } of changes) {
    const operator = await selectUserByPhone(db, digestPhone(vault, '86', phone))
    const common = { ...entry, operator_id: operator!.id, address: '127.0.0.1' }
    const begun_id = await appendEntry(
      { db, vault },
      { ...common, begun_id: null, outcome: 'begun', status: 0, changes: [] },
    )
    await appendEntry({ db, vault }, { ...common, begun_id, input: {}, outcome, status, changes: changed })
  }
}
