import { expect, it } from 'vitest'
import { readCarrierToken } from './carrier-token.ts'

const token = { gyuid: 'g', access_token: 'a' }

it('reads what the app says, as an object or as text', () => {
  expect(readCarrierToken(token)).toEqual(token)
  expect(readCarrierToken(JSON.stringify(token))).toEqual(token)
})

it.each([null, undefined, '', '{', 7, {}, { gyuid: 'g' }, { gyuid: '', access_token: 'a' }])(
  'is none for %o',
  (answer) => expect(readCarrierToken(answer)).toBeUndefined(),
)
