import { buffer } from 'node:stream/consumers'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { versionOf } from './freshness.ts'
import type { FileRow } from './files.queries.ts'
import { pictureMimes, shrinkPicture } from './pictures.ts'
import type { PictureFormat } from './pictures.ts'

/** Few widths, so that nobody can fill the storage by asking for every number. */
const widths = [100, 120, 240, 375, 750, 1280] as const
const widest = widths.at(-1)!

const drawingMime = 'image/svg+xml'
const formatsByMime = new Map(
  Object.entries(pictureMimes).map(([format, mime]) => [mime, format as PictureFormat]),
)

/** The next allowed width upwards; undefined when none was asked for. */
export function chooseWidth(asked: unknown): number | undefined {
  if (typeof asked !== 'string' || !/^\d{1,9}$/.test(asked) || Number(asked) === 0) return undefined
  return widths.find((width) => width >= Number(asked)) ?? widest
}

/** A version of a picture other than the stored one. */
export type Variant = { width: number; format: PictureFormat }

/**
 * Which version of a file the client should get; undefined stands for the stored bytes. Only who names webp gets
 * it: old Safari says that it takes any image and then shows none. A drawing is never sent as such, as it could
 * carry a script.
 */
export function chooseVariant(
  file: FileRow,
  asked: unknown,
  accept: string | undefined,
): Variant | undefined {
  const isDrawing = file.mime === drawingMime
  const own = isDrawing ? 'png' : formatsByMime.get(file.mime)
  const width = chooseWidth(asked) ?? (isDrawing ? widest : undefined)
  if (own === undefined || width === undefined) return undefined
  return { width, format: /\bimage\/webp\b/.test(accept ?? '') ? 'webp' : own }
}

export const variantName = ({ width, format }: Variant) => `${width}.${format}`

const variantKey = (file: FileRow, variant: Variant) => {
  const version = versionOf(file)
  return `cache/${version.slice(0, 2)}/${version}/${variantName(variant)}`
}

/** Where the versions of a file may lie; which of them were ever asked for is not noted. */
export const everyVariantKey = (file: FileRow): string[] =>
  Object.keys(pictureMimes).flatMap((format) =>
    widths.map((width) => variantKey(file, { width, format: format as PictureFormat })),
  )

/** Renderings under way in this process: a burst for one version renders it once. */
const underWay = new Map<string, Promise<{ size: number }>>()

/** Where a version lies and how large it is. It is rendered the first time it is asked for. */
export async function provideVariant(
  storage: StoragePort,
  file: FileRow,
  variant: Variant,
): Promise<{ key: string; size: number; mime: string }> {
  const key = variantKey(file, variant)
  let rendering = underWay.get(key)
  if (!rendering) {
    rendering = find(storage, file, variant, key).finally(() => underWay.delete(key))
    underWay.set(key, rendering)
  }
  return { key, mime: pictureMimes[variant.format], ...(await rendering) }
}

async function find(
  storage: StoragePort,
  file: FileRow,
  variant: Variant,
  key: string,
): Promise<{ size: number }> {
  const found = await storage.head(key)
  if (found) return found
  const isDrawing = file.mime === drawingMime
  const body = await shrinkPicture(() => readAll(storage, file.key), { ...variant, isDrawing })
  await storage.put(key, body, pictureMimes[variant.format])
  return { size: body.length }
}

const readAll = async (storage: StoragePort, key: string) => buffer(await storage.read(key))
