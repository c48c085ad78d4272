import { expect, it } from 'vitest'
import { cleanRichText } from '#kernel/rich-text.ts'
import { cleanWord } from './clean-word.ts'
import { wordPaste } from './word-paste.fixture.ts'

const expected = [
  '<h2>出院后随访</h2>',
  '<h2>一、<b>适用人群</b></h2>',
  '<p>出院 30 天内的 <b>心力衰竭</b> 患者，参见<a href="https://example.org/guide?a=1&amp;b=2">指南</a>。</p>',
  '<ul><li>称体重<ul><li>早餐前</li><li>排尿后</li></ul></li><li>量血压</li></ul>',
  '<p>步骤：</p>',
  '<ol><li>第一周打电话</li><li>第二周门诊</li></ol>',
  '<table><tr><td colspan=2><p>药物</p></td></tr><tr><td><p>利尿剂</p></td><td><p>20 mg</p></td></tr></table>',
].join('')

/** As a browser does, blanks between elements do not count. */
const withoutBlanks = (html: string) =>
  html.replace(/\s*(<\/?(?:p|h2|ul|ol|li|table|tr|td)\b[^>]*>)\s*/g, '$1')

it('text from Word keeps its headings, lists, tables and links, and loses what is Word’s own', () => {
  expect(withoutBlanks(cleanWord(wordPaste))).toBe(expected)
})

it('nothing of it is left for the server to take away', () => {
  const clean = cleanWord(wordPaste).replace('colspan=2', 'colspan="2"')
  const stored = cleanRichText(clean)
  expect(stored.replace(' tabindex="0"', '').replace(' rel="noopener noreferrer"', '')).toBe(clean)
})

it('a list of another kind begins a list', () => {
  const item = (mark: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>${mark}<![endif]>${text}</p>`
  expect(cleanWord(item('·', '甲') + item('1.', '乙') + item('(2)', '丙'))).toBe(
    '<ul><li>甲</li></ul><ol><li>乙</li><li>丙</li></ol>',
  )
})

it('text from elsewhere is left alone', () => {
  const html = '<p class="note" style="color: red">甲</p>'
  expect(cleanWord(html)).toBe(html)
})
