import { expect, it } from 'vitest'
import { drawPaper } from './paper-pdf.ts'

const paper = { name: '达格列净片说明书', parts: [['适应症', '用于2型糖尿病。'.repeat(20)]] as const }

it('draws a document whose table of contents is right', () => {
  const text = drawPaper(paper).toString('latin1')
  expect(text).toMatch(/^%PDF-1\.4/)
  const table = Number(/startxref\n(\d+)/.exec(text)![1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]))
  for (const [at, place] of places.entries())
    expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj`))
})

it('writes Chinese, in lines that fit the page', () => {
  const text = drawPaper(paper).toString('latin1')
  const lines = [...text.matchAll(/<([0-9a-f]+)> Tj/g)].map((match) =>
    Buffer.from(match[1]!, 'hex').swap16().toString('utf16le'),
  )
  expect(lines[0]).toBe('达格列净片说明书')
  expect(lines.join('')).toContain(paper.parts[0][1])
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(34)
})
