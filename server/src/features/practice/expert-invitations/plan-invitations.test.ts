import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { invitationFailures } from '#contract/practice/expert-invitations.ts'
import { sessionFailures } from '#contract/practice/expert-sessions.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
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

it('names all that is wrong with a line, not only the first fault', () => {
  const { plans, questions, faults } = planInvitations([
    ['task sheet', 'phone', 'name', 'part', 'title', 'kind', 'begin', 'end'],
    ['x', '123', '', 'king', '', 'lecture', '2030-05-06 10:00', '2030-05-06 09:00'],
    ['7', '13900001111', '周可', '', '', '', '', ''],
  ])
  expect(plans).toHaveLength(1)
  expect(questions.map(({ line }) => line)).toEqual([2, 3])
  expect(faults.map(({ line, failure }) => [line, failure])).toEqual([
    [2, sheetFailures.taskMissing],
    [2, accountFailures.wrongPhone],
    [2, invitationFailures.nameWrong],
    [2, invitationFailures.partWrong],
    [2, invitationFailures.sessionWrong],
    [2, sessionFailures.periodWrong],
  ])
})

it('refuses what it would have to cut, and a time that nobody can read', () => {
  const { plans, faults } = planInvitations([
    ['任务书', '手机号', '姓名', '题目', '会场', '开始时间', '结束时间'],
    ['7', '13900001111', '周可', '题', '厅'.repeat(101), '2030-05-06 09:00', '2030-05-06 10:00'],
    ['7', '13900002222', '吴越', '题', '', '下周三', '2030-05-06 10:00'],
  ])
  expect(plans).toEqual([])
  expect(faults.map(({ line, failure }) => [line, failure])).toEqual([
    [2, invitationFailures.lineTooLong],
    [3, invitationFailures.timeUnreadable],
  ])
})
