import { expect, it } from 'vitest'
import { patientSigns } from './patient-signs.ts'

const box = (x: number, y: number, width = 100) => ({ x, y, width, height: 20 })
const signOf = (words: string) => patientSigns([{ words, box: box(0, 0) }])[0]

it.each([
  ['姓名：沈清和', 'name'],
  ['患者：李建国，男，65岁', 'name'],
  ['ＩＤ：００７３４１２５', 'number'],
  ['住院号0073412', 'number'],
  ['110101195103041233', undefined],
  ['身份证号：110101195103041233', 'identity'],
  ['DOB:04-Mar-1951', 'birth'],
  ['联系电话：13712349876', 'phone'],
  ['Name:ZhaoMinF058Y', 'name'],
])('%s tells %s', (words, sign) => {
  expect(signOf(words)).toBe(sign)
})

it.each([
  '姓名：***',
  '患者姓名：张某某',
  '姓名：李××  住院号：******',
  '患者，男性，65岁，高血压病史10年',
  '患者：高血压病史10年',
  '姓名、年龄、性别等信息已去除',
  '姓名 性别 年龄',
  '讲者姓名：王强',
  'Patient: Male, 65 years',
  'Drug name: Aspirin',
  'Study ID: NCT04278313',
  'PMID: 32109013',
  '出生体重 3200 g',
  '咨询电话：010-66554433',
  '联系我们：400-820-1234',
  'n = 1286, 13.7 vs 12.3',
  '住院号：',
])('%s tells nothing', (words) => {
  expect(signOf(words)).toBeUndefined()
})

it('knows a number of eighteen digits by its last one', () => {
  expect(signOf('11010519491231002X')).toBe('identity')
  expect(signOf('110105194912310021')).toBeUndefined()
})

it('takes what stands beside a label for its value', () => {
  const row = [
    { words: '姓名', box: box(0, 0) },
    { words: '东方既白', box: box(200, 2) },
    { words: '住院号：', box: box(0, 40) },
    { words: 'A0073412', box: box(120, 41) },
    { words: '科室', box: box(400, 41) },
  ]
  expect(patientSigns(row)).toEqual([undefined, 'name', undefined, 'number', undefined])
  // Too far away, in another row, or unreadable on purpose.
  for (const other of [
    { words: '沈清和', box: box(600, 0) },
    { words: '沈清和', box: box(200, 30) },
    { words: '沈某', box: box(200, 0) },
  ])
    expect(patientSigns([row[0]!, other])[1]).toBeUndefined()
})

it('takes a name alone for the patient only beside other signs, or on the image of a machine', () => {
  const name = { words: '赵敏', box: box(0, 0) }
  expect(patientSigns([name])).toEqual([undefined])
  expect(patientSigns([name, { words: 'ID: 0073412', box: box(0, 40) }])).toEqual(['name', 'number'])
  expect(patientSigns([name, { words: 'ID: 0073412', box: box(0, 400) }])[0]).toBeUndefined()
  const image = [
    { words: 'WW: 350 WL: 40', box: box(0, 400) },
    { words: 'Se: 2', box: box(0, 440) },
  ]
  expect(patientSigns([name, ...image])[0]).toBe('name')
})
