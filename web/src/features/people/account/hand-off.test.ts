import { expect, it } from 'vitest'
import { handOffTarget, readHandOff } from './hand-off.ts'

it.each([
  ['aB3_-x', 'aB3_-x'],
  ['  aB3_-x \n', 'aB3_-x'],
  ['https://xinglin.example/login?shear=aB3_-x', 'aB3_-x'],
  ['打开链接 https://xinglin.example/login?from=%2F&shear=aB3_-x#top', 'aB3_-x'],
  ['', undefined],
  ['two words', undefined],
  ['https://xinglin.example/login?shear=%E0%A4%A', undefined],
  ['x'.repeat(65), undefined],
])('reads %o as %s', (pasted, code) => expect(readHandOff(pasted)).toBe(code))

it.each([
  ['/meetingDetail?meeting_id=3', '/meetingDetail?meeting_id=3'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  ['/login?shear=x', '/'],
])('opens %s as %s', (target, path) => expect(handOffTarget(target)).toBe(path))
