import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workbookOf, zipOf } from '#server/testing/file-fixtures.ts'
import { readTable } from './read-table.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'table-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(body: Buffer, size = body.length) {
  const file = path.join(folder, 'table')
  await writeFile(file, body)
  return readTable({ path: file, size })
}

const workbook = workbookOf(
  `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
  <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>13800000001</v></c></row>
  <row r="4"><c r="A4" t="inlineStr"><is><t>周 &amp; 敏</t></is></c><c r="B4" s="1"/></row>`,
  `<si><t>姓名</t></si><si><t xml:space="preserve">手机 </t></si><si><r><t>沈</t></r><r><t>清和</t></r></si>`,
)

it('reads a workbook, its empty rows as well', async () => {
  expect(await read(workbook)).toEqual([
    ['姓名', '手机'],
    ['沈清和', '13800000001'],
    ['', ''],
    ['周 & 敏', ''],
  ])
})

it('reads CSV in both encodings of Excel', async () => {
  expect(await read(Buffer.from('\uFEFF姓名,手机\r\n"林晓",138 0000 0002'))).toEqual([
    ['姓名', '手机'],
    ['林晓', '138 0000 0002'],
  ])
  const gb = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xca, 0xd6, 0xbb, 0xfa])
  expect(await read(gb)).toEqual([['姓名', '手机']])
})

it.each([';', '\t'])('reads CSV separated by %j', async (separator) => {
  expect(await read(Buffer.from(`name${separator}phone\r\na,b${separator}1`))).toEqual([
    ['name', 'phone'],
    ['a,b', '1'],
  ])
})

it.each([
  ['an archive that is no workbook', zipOf({ 'a.txt': 'x' })],
  ['a damaged archive', workbook.subarray(0, 40)],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])],
  ['a sheet larger than the memory', workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')],
])('does not read %s', async (_what, body) => expect(await read(body)).toBeUndefined())

it('does not read a file that is too large', async () => {
  expect(await read(workbook, 3 * 1024 * 1024)).toBeUndefined()
})
