import { fileUrl } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import type { Db } from '#kernel/database.ts'
import { insertRows } from '#server/demo/demo.queries.ts'
import type { StoragePort } from '#server/providers/ports.ts'

type Stored = { key: string; body: Buffer; mime: string; private?: true; original_name?: string }

/** Gathers what the demo world draws, to be stored like any other file. */
export type Shelf = {
  /** The address under which the drawing will be served. */
  draw(name: string, svg: string): string
  keep(name: string, body: Buffer, mime: string): string
  /** The key of a file that has no open address. */
  savePrivate(name: string, body: Buffer, mime: string, originalName: string): string
  store(db: Db, storage: StoragePort): Promise<void>
}

const storedAtOnce = 8

export function createShelf(): Shelf {
  const kept = new Map<string, Stored>()
  const keep = (name: string, body: Buffer, mime: string) => {
    const key = `demo/${name}`
    kept.set(key, { key, body, mime })
    return fileUrl(key)
  }
  return {
    draw: (name, svg) => keep(`${name}.svg`, Buffer.from(svg), 'image/svg+xml'),
    keep,
    savePrivate(name, body, mime, original_name) {
      const key = `demo/${name}`
      kept.set(key, { key, body, mime, private: true, original_name })
      return key
    },
    async store(db, storage) {
      const all = [...kept.values()]
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
