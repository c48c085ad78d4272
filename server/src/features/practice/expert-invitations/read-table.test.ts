import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shanghaiTime } from '#kernel/time.ts'
import { parseCsv } from './parse-csv.ts'
import { planInvitations } from './plan-invitations.ts'
import { readTable } from './read-table.ts'

const workbook = path.join(import.meta.dirname, 'invitations.xlsx')

it('reads a workbook: numbers as they are typed, dates as they are shown', async () => {
  const table = await readTable({ path: workbook, size: (await stat(workbook)).size })
  const { plans, faults } = planInvitations(table)
  expect(faults).toEqual([])
  expect(plans.map(({ line, invitation }) => [line, invitation.name, invitation.phone])).toEqual([
    [2, '周可', '13900001111'],
    [3, '吴越', '13900002222'],
  ])
  const [session] = plans[0]!.invitation.sessions
  expect([session!.begin_at, session!.end_at].map(shanghaiTime)).toEqual([
    '2030-05-06 09:30',
    '2030-05-06 10:10',
  ])
})

it('reads a CSV file in GB 18030, as Excel writes it in China', async () => {
  const file = path.join(process.env.XINGLIN_TEST_FOLDER!, 'list.csv')
  const name = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb])
  await writeFile(file, Buffer.concat([name, Buffer.from(',phone\r\n'), name, Buffer.from(',1\r\n')]))
  expect(await readTable({ path: file, size: 20 })).toEqual([
    ['姓名', 'phone'],
    ['姓名', '1'],
  ])
})

it('reads back whatever was written as CSV', () => {
  const cells = fc
    .string({ unit: fc.constantFrom('a', '"', ',', '\n', '医', ' b') })
    .map((text) => text.trim())
  fc.assert(
    fc.property(fc.array(fc.array(cells, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const text = rows
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\r\n')
      expect(parseCsv(text)).toEqual(rows)
    }),
  )
})

it('names the line of a name that differs within one list', () => {
  const { faults } = planInvitations([
    ['phone', 'name'],
    ['13900001111', '周可'],
    ['13900001111', '周珂'],
  ])
  expect(faults.map(({ line }) => line)).toEqual([3])
})
