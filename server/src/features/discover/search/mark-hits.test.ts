import { expect, it } from 'vitest'
import type { Hit } from '#contract/discover/search.ts'
import { createDictionary } from '#server/features/library/synonyms/dictionary.ts'
import { createMarker } from './mark-hits.ts'
import { readKeyword, readNearKeywords } from './read-keyword.ts'

const dictionary = createDictionary([
  { kind: 'disease', term: '心肌梗死', others: ['心梗', 'MI', 'heart attack'] },
  { kind: 'disease', term: '慢阻肺', others: ['慢性阻塞性肺疾病', 'COPD'] },
])

const markerOf = async (typed: string) => createMarker((await readKeyword(typed, dictionary))!)
const nearMarkerOf = async (typed: string) =>
  createMarker((await readNearKeywords(typed, dictionary)).at(-1)!)

const piecesOf = (text: string, hits: Hit[]) => hits.map(({ start, end }) => text.slice(start, end))

const marked = async (text: string, typed: string) => piecesOf(text, (await markerOf(typed)).mark(text).hits)

it.each([
  ['心力衰竭与心力储备', '心力', ['心力', '心力']],
  ['ＰＣＩ 术后抗栓', 'pci术', ['ＰＣＩ 术']],
  ['PCI 术后抗栓', '抗栓 pci', ['PCI', '抗栓']],
  ['慢性心力衰竭', 'xinli', ['心力']],
  ['慢性心力衰竭', 'xlsj', ['心力衰竭']],
  ['哈哈哈', '哈哈', ['哈哈哈']],
  ['心理咨询', '肝', []],
  ['急性心肌梗死的救治', '心梗', ['心肌梗死']],
  ['COPD 与 copd-X', '慢阻肺', ['COPD', 'copd']],
  ['STEMI 与 MI', '心肌梗死', ['MI']],
  ['心房颤动', '心fangchan', ['心房颤']],
  ['白内障手术', 'bainz', ['白内障']],
])('marks in %s what %s found', async (text, typed, expected) => {
  expect(await marked(text, typed)).toEqual(expected)
})

it.each([
  ['心力衰竭的治疗', '心力衰歇', ['心力衰竭']],
  ['心力衰竭的治疗', '心衰力竭', ['心力衰竭']],
  ['心力衰竭的治疗', '新力衰竭', ['心力衰竭']],
  ['心力衰竭的治疗', 'xinlishuajie', ['心力衰竭']],
  ['男科门诊', 'lanke', ['男科']],
  ['心肌梗死', '心埂', ['心肌梗死']],
])('marks in %s what is similar to %s', async (text, typed, expected) => {
  expect(piecesOf(text, (await nearMarkerOf(typed)).mark(text).hits)).toEqual(expected)
})

const entry = { title: '第三届大会', subtitle: '林晓', keywords: '慢阻肺\nChronic disease' }

it('shows the keyword that contains a word which is neither in the title nor below it', async () => {
  const { found_reason } = (await markerOf('COPD')).explain(entry, false)
  expect(found_reason).toEqual({
    how: 'synonym',
    typed: 'COPD',
    text: '慢阻肺',
    hits: [{ start: 0, end: 3 }],
  })
  const typed = (await markerOf('大会 chronic')).explain(entry, false)
  expect(typed.found_title.hits).toEqual([{ start: 3, end: 5 }])
  expect(typed.found_reason).toMatchObject({ how: 'typed', text: 'Chronic disease' })
  expect((await markerOf('大会')).explain(entry, false).found_reason).toBeNull()
})

it('shows of a long keyword what is around the hit', async () => {
  const keywords = `${'前'.repeat(30)}慢阻肺${'后'.repeat(50)}`
  const { found_reason } = (await markerOf('慢阻肺')).explain({ ...entry, keywords }, false)
  expect(found_reason!.text).toBe(`…${'前'.repeat(10)}慢阻肺${'后'.repeat(30)}…`)
  expect(piecesOf(found_reason!.text, found_reason!.hits)).toEqual(['慢阻肺'])
})
