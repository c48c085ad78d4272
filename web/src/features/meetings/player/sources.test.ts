import { expect, it } from 'vitest'
import { chooseSource, soundingSources } from './sources.ts'
import { sourcesOf } from './state.ts'

const clarities = [
  { clarity: 'standard' as const, address: '/files/low.mp4' },
  { clarity: 'high' as const, address: '/files/high.mp4' },
]

it.each([
  ['/files/a.mp4', 'file'],
  ['/files/a.m3u8', 'stream'],
  ['/files/a.M3U8?w=1#t=3', 'stream'],
  ['/files/a.mp4?next=b.m3u8', 'file'],
])('%s is a %s', (address, kind) => {
  expect(sourcesOf(address)).toEqual([{ name: '', address, kind, sound: 'original' }])
})

it('lists the given qualities only', () => {
  expect(sourcesOf('/files/high.mp4', clarities).map((source) => source.name)).toEqual(['standard', 'high'])
})

it('lists the sound beside the only picture, and never plays it as a picture', () => {
  const sources = sourcesOf('/files/a.mp4', [{ clarity: 'sound', address: '/files/a-sound.mp4' }])
  expect(sources.map(({ name, address }) => [name, address])).toEqual([
    ['sound', '/files/a-sound.mp4'],
    ['', '/files/a.mp4'],
  ])
  expect(chooseSource(sources, 'sound')?.address).toBe('/files/a.mp4')
})

it.each([
  ['standard', 'standard'],
  ['high', 'high'],
  ['super', 'high'],
  ['', 'high'],
])('with %j remembered plays %s', (clarity, name) => {
  expect(chooseSource(sourcesOf('', clarities), clarity)?.name).toBe(name)
})

it('has nothing to play without a source', () => {
  expect(chooseSource([], 'high')).toBeUndefined()
})

it('plays the chosen sound where it exists', () => {
  const both = sourcesOf('', clarities, '/files/explained.mp4')
  const addresses = (sound: 'original' | 'commentary', sources = both) =>
    soundingSources(sources, sound).map((source) => source.address)
  expect(addresses('original')).toEqual(['/files/low.mp4', '/files/high.mp4'])
  expect(addresses('commentary')).toEqual(['/files/explained.mp4'])
  expect(addresses('commentary', sourcesOf('/files/a.mp4'))).toEqual(['/files/a.mp4'])
})
