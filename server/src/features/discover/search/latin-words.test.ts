import { expect, it } from 'vitest'
import { latinNameQuery, latinStartQuery, latinTokens } from './latin-words.ts'

it.each([
  ['Heart failure', ['+heart failure ', '+failure ']],
  ['ＰＣＩ 术后', ['+pci ']],
  ['PD-1抑制剂与CT', ['+pd1 ', '+1 ', '+ct ']],
  ['心力衰竭', []],
])('indexes the words of %s', (text, tokens) => expect(latinTokens(text)).toEqual(tokens))

it('ends a long phrase where a query ends too', () => {
  const name = 'Immune checkpoint inhibitor related adverse events'
  const token = latinTokens(name)[0]!
  expect(latinNameQuery(name)).toBe(`'${token}':*`)
  expect(token.length).toBe(33)
})

it('matches an abbreviation as a whole word, a longer name by its beginning', () => {
  expect(latinNameQuery('MI')).toBe("'+mi ':*")
  expect(latinNameQuery('PD-1')).toBe("'+pd1 ':*")
  expect(latinNameQuery('heart failure')).toBe("'+heart failure':*")
  expect(latinStartQuery('hea')).toBe("'+hea':*")
})
