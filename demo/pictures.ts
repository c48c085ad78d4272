import { fileUrl } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import type { Db } from '#kernel/database.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { insertRows } from './demo.queries.ts'

type Stored = {
  key: string
  body: Buffer
  mime: string
  private?: true
  original_name?: string
  owner_id?: number
  purpose?: string
}

type OwnFile = { name: string; body: Buffer; mime: string; ownerId: number; purpose: string }

/** Collects the pictures of the demo world, to be stored like any other file. */
export type Shelf = {
  /** Returns the address under which the picture will be served. */
  draw(name: string, svg: string): string
  save(name: string, body: Buffer, mime: string): string
  /** Returns the key of a file without a public address. */
  savePrivate(name: string, body: Buffer, mime: string, originalName: string): string
  /** A file that a member has handed in; returns the address under which they open it. */
  saveOwn(file: OwnFile): string
  /** For a file whose row the loader inserts itself. */
  saveBytes(key: string, body: Buffer): void
  store(db: Db, storage: StoragePort): Promise<void>
}

const storedAtOnce = 8

export function createShelf(): Shelf {
  const saved = new Map<string, Stored>()
  const bare = new Map<string, Buffer>()
  const save = (name: string, body: Buffer, mime: string) => {
    const key = `demo/${name}`
    saved.set(key, { key, body, mime })
    return fileUrl(key)
  }
  return {
    draw: (name, svg) => save(`${name}.svg`, Buffer.from(svg), 'image/svg+xml'),
    save,
    savePrivate(name, body, mime, original_name) {
      const key = `demo/${name}`
      saved.set(key, { key, body, mime, private: true, original_name })
      return key
    },
    saveOwn({ name, body, mime, ownerId, purpose }) {
      const key = `demo/${name}`
      saved.set(key, { key, body, mime, private: true, original_name: name, owner_id: ownerId, purpose })
      return fileUrl(key)
    },
    saveBytes: (key, body) => void bare.set(key, body),
    async store(db, storage) {
      for (const [key, body] of bare) await storage.put(key, body, 'application/octet-stream')
      const all = [...saved.values()]
      for (let at = 0; at < all.length; at += storedAtOnce)
        await Promise.all(
          all.slice(at, at + storedAtOnce).map(({ key, body, mime }) => storage.put(key, body, mime)),
        )
      await insertRows(
        db,
        files,
        all.map(({ body, ...file }) => ({ ...file, size: body.length })),
      )
    },
  }
}
