import { expect, it } from 'vitest'
import { splitRichText } from './split-text.ts'

it('counts paragraphs as a page does, and leaves labels out', () => {
  expect(
    splitRichText(
      '<p>短。</p><h2>用药 &amp; 剂量</h2><ul><li><p>每日两次，每次 5&nbsp;mg，餐后服用</p></li></ul><blockquote><p>最常见的遗憾是用得<strong>太晚</strong>。</p></blockquote>',
    ),
  ).toEqual([
    { place: 1, heading: '用药 & 剂量', words: '每日两次，每次 5 mg，餐后服用' },
    { place: 2, heading: '用药 & 剂量', words: '最常见的遗憾是用得太晚。' },
  ])
})
