import { expect, it } from 'vitest'
import { cacheable } from './cache-resources.ts'

it('names files of the build once, and nothing of anybody else or of a person', () => {
  const origin = 'https://x.example'
  const own = `${origin}/assets/a-1.js`
  const others = [`${origin}/api/web/v3/x`, `${origin}/files/u/a.jpg`, 'https://other.example/assets/a.js']
  expect(cacheable([own, own, ...others], origin)).toEqual([own])
})
