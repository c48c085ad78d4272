import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, it } from 'vitest'
import { findProof, readPaper } from './read-paper.ts'

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const { secretKey, publicKey } = ed25519.keygen()
const key = encode(publicKey)
const other = encode(ed25519.keygen().publicKey)

const bytesOf = (fields: unknown[]) => new TextEncoder().encode(JSON.stringify(fields))

function proofOf(fields: unknown[], version = 2): string {
  const body = bytesOf(fields)
  return `v${version}.${encode(body)}.${encode(ed25519.sign(body, secretKey))}`
}

const old = ['xinglin certificate', 'XL2026-ABCDE-FGHJK', '林晓', '冠心病论坛', 15, '2026-11-01']
const whole = [...old, '杏林市人民医院', '主治医师', '杏林市医学会', 1]

it('reads what was signed', () => {
  expect(readPaper(proofOf(whole), key)).toEqual({
    number: 'XL2026-ABCDE-FGHJK',
    name: '林晓',
    meeting: '冠心病论坛',
    credit: '1.5',
    issuedOn: '2026-11-01',
    hospital: '杏林市人民医院',
    jobTitle: '主治医师',
    organiser: '杏林市医学会',
    isVerified: true,
  })
  expect(readPaper(proofOf([...whole.slice(0, 9), 0]), key)?.isVerified).toBe(false)
})

it('says nothing of what certificates of before did not say, whatever the label claims', () => {
  for (const version of [1, 2])
    expect(readPaper(proofOf(old, version), key)).toMatchObject({ hospital: '', isVerified: undefined })
})

it('refuses another key, a changed word, and whatever else the key has signed', () => {
  expect(readPaper(proofOf(whole), other)).toBeUndefined()
  const [version, , signature] = proofOf(whole).split('.')
  const changed = encode(bytesOf(whole.map((field) => (field === '林晓' ? '张三' : field))))
  expect(readPaper([version, changed, signature].join('.'), key)).toBeUndefined()
  expect(readPaper(proofOf(['xinglin evidence pack', 'x']), key)).toBeUndefined()
  expect(readPaper('nonsense', key)).toBeUndefined()
})

it('finds the proof in the text of a code and among the bytes of a file', () => {
  const proof = proofOf(whole)
  for (const text of [`https://x.example/certificate?number=XL#${proof}`, `%PDF-1.3 /Keywords (${proof}) >>`])
    expect(findProof(text)).toBe(proof)
  expect(findProof('%PDF-1.3')).toBeUndefined()
})
