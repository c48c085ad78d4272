import { expect, it } from 'vitest'
import { sizedAddress } from './sized-address.ts'

it.each([
  ['/files/a.jpg', 750, '/files/a.jpg?w=750'],
  ['/files/a.jpg?v=2', 100, '/files/a.jpg?v=2&w=100'],
  ['/files/a.jpg?w=50&v=2', 100, '/files/a.jpg?v=2&w=100'],
  ['/files/a.jpg?width=9', 100, '/files/a.jpg?width=9&w=100'],
  ['https://pictures.example/a.jpg#top', 120, 'https://pictures.example/a.jpg?w=120#top'],
  ['/files/a.jpg?v=2', undefined, '/files/a.jpg?v=2'],
  ['data:image/svg+xml,%3Csvg/%3E', 100, 'data:image/svg+xml,%3Csvg/%3E'],
  ['blob:https://here/1', 100, 'blob:https://here/1'],
])('%s at %s is asked for as %s', (src, width, address) => {
  expect(sizedAddress(src, width)).toBe(address)
})
