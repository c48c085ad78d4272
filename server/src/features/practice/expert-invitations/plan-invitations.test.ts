import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readTable } from '#kernel/files/read-table.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { planInvitations } from './plan-invitations.ts'

const workbook = path.join(import.meta.dirname, 'invitations.xlsx')

it('reads a workbook: numbers as they are typed, dates as they are shown', async () => {
  const table = await readTable({ path: workbook, size: (await stat(workbook)).size })
  const { plans, faults } = planInvitations(table!.map((row, at) => [at === 0 ? '任务书' : '7', ...row]))
  expect(faults).toEqual([])
  expect(plans.map(({ line, taskId, invitation: { name, phone } }) => [line, taskId, name, phone])).toEqual([
    [2, 7, '周可', '13900001111'],
    [3, 7, '吴越', '13900002222'],
  ])
  const [session] = plans[0]!.invitation.sessions
  expect([session!.begin_at, session!.end_at].map(shanghaiTime)).toEqual([
    '2030-05-06 09:30',
    '2030-05-06 10:10',
  ])
})

it('names the line of a name that differs within one list', () => {
  const { faults } = planInvitations([
    ['task sheet', 'phone', 'name'],
    ['7', '13900001111', '周可'],
    ['7', '13900001111', '周珂'],
  ])
  expect(faults.map(({ line }) => line)).toEqual([3])
})
