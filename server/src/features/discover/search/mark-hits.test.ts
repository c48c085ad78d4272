import { expect, it } from 'vitest'
import type { Hit } from '#contract/discover/search.ts'
import { createMarker } from './mark-hits.ts'
import { readKeyword } from './read-keyword.ts'

const marked = async (text: string, typed: string) => {
  const mark = await createMarker(readKeyword(typed)!)
  const { hits } = mark(text)
  return hits.map(({ start, end }: Hit) => text.slice(start, end))
}

it.each([
  ['心力衰竭与心力储备', '心力', ['心力', '心力']],
  ['ＰＣＩ 术后抗栓', 'pci术', ['ＰＣＩ 术']],
  ['PCI 术后抗栓', '抗栓 pci', ['PCI', '抗栓']],
  ['慢性心力衰竭', 'xinli', ['心力']],
  ['慢性心力衰竭', 'xlsj', ['心力衰竭']],
  ['哈哈哈', '哈哈', ['哈哈哈']],
  ['心理咨询', '肝', []],
])('marks in %s what %s found', async (text, typed, expected) => {
  expect(await marked(text, typed)).toEqual(expected)
})
