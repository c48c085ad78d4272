import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

it('writes a workbook that others read, whatever is in its cells', async () => {
  const wide = Array.from({ length: 30 }, (_, at) => `列${at}`)
  const rows = [
    ['序号', '活动 <名称> & "引号"', ...wide],
    [1, '=1+1', 2.5, 'a\u0000b', ...wide.slice(2)],
  ]
  const read = await readWorkbook(await writeWorkbook(tmpdir(), '学分', rows))
  expect(read![0]).toEqual(rows[0])
  expect(read![1]!.slice(0, 4)).toEqual(['1', '=1+1', '2.5', 'ab'])
})
