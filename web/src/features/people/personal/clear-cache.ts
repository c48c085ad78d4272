import type { QueryClient } from '@tanstack/react-query'

type Caches = Pick<CacheStorage, 'keys' | 'open' | 'delete'>
type Area = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>

/** Drafts of all forms are named so. */
const isDraft = (name: string) => name.endsWith('_draft')

/** Offline pages, what was read from the server, and drafts; login and settings stay. Says how many bytes went. */
export async function clearCache(
  caches: Caches | undefined,
  area: () => Area,
  client: QueryClient,
): Promise<number> {
  const offline = caches ? await clearOffline(caches) : 0
  return offline + clearDrafts(area) + clearReads(client)
}

async function clearOffline(caches: Caches): Promise<number> {
  let bytes = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
    await caches.delete(name)
  }
  return bytes
}

function clearDrafts(area: () => Area): number {
  try {
    const kept = area()
    const names = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '').filter(isDraft)
    let bytes = 0
    for (const name of names) {
      bytes += new Blob([kept.getItem(name) ?? '']).size
      kept.removeItem(name)
    }
    return bytes
  } catch {
    // Without a store there are no drafts.
    return 0
  }
}

/** What is on show stays until it has been read again. */
function clearReads(client: QueryClient): number {
  const idle = client.getQueryCache().findAll({ type: 'inactive' })
  const bytes = idle.reduce(
    (sum, query) => sum + new Blob([JSON.stringify(query.state.data ?? '') ?? '']).size,
    0,
  )
  client.removeQueries({ type: 'inactive' })
  return bytes
}

/** `1.2 MB`, as people count. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
