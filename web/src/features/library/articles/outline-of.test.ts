import { expect, it } from 'vitest'
import { outlineOf } from './outline-of.ts'

it('lists the headings in order, as text', () => {
  const html =
    '<p>a</p><h2>背景 &amp; 目的</h2><p>b</p><h3 class="x">LVEF &lt; <b>40%</b></h3><h4>no</h4><h2>\n结论\n</h2>'
  expect(outlineOf(html)).toEqual(['背景 & 目的', 'LVEF < 40%', '结论'])
})

it('is empty for an article without headings', () => {
  expect(outlineOf('<p>h2</p>')).toEqual([])
})
