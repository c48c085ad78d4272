import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { clearCache, sizeText } from './clear-cache.ts'

function shelf(content: Record<string, Record<string, string>>) {
  const kept = new Map(Object.entries(content).map(([name, files]) => [name, new Map(Object.entries(files))]))
  const caches = {
    keys: async () => [...kept.keys()],
    open: async (name: string) => ({
      keys: async () => [...kept.get(name)!.keys()],
      match: async (key: string) => new Response(kept.get(name)!.get(key)),
    }),
    delete: async (name: string) => kept.delete(name),
  }
  return { kept, caches: caches as unknown as CacheStorage }
}

function area(content: Record<string, string>) {
  const kept = new Map(Object.entries(content))
  return {
    kept,
    area: {
      get length() {
        return kept.size
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
    },
  }
}

it('counts and clears offline pages, drafts and what was read', async () => {
  const { kept, caches } = shelf({ shell: { '/': '12345', '/a.js': '123' }, old: { '/': '1' } })
  const session = area({ profile_draft: '医', sms_locked_until_login: '1' })
  const client = new QueryClient()
  client.setQueryData(['list'], 'ab')
  expect(await clearCache(caches, () => session.area, client)).toBe(9 + 3 + 4)
  expect(kept.size).toBe(0)
  expect([...session.kept.keys()]).toEqual(['sms_locked_until_login'])
  expect(client.getQueryData(['list'])).toBeUndefined()
})

it('does with what there is', async () => {
  const refuses = () => {
    throw new Error('no store')
  }
  expect(await clearCache(undefined, refuses, new QueryClient())).toBe(0)
})

it('says sizes as people count', () => {
  expect(sizeText(0)).toBe('0 B')
  expect(sizeText(1536)).toBe('1.5 KB')
  expect(sizeText(2.25 * 1024 * 1024)).toBe('2.3 MB')
})
