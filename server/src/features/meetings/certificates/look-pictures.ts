import { buffer } from 'node:stream/consumers'
import type { CertificateLook } from '#contract/meetings/certificates.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { selectFileByKey } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { readPictureHead, shrinkPicture } from '#kernel/files/pictures.ts'
import type { Context, Services } from '#kernel/services.ts'
import { picturesOn } from './certificate-layout.ts'
import type { Box } from './certificate-layout.ts'
import type { CertificateRow } from './certificates.queries.ts'

/** A picture on the sheet, as PNG, which both PDF and SVG take. */
export type PlacedPicture = Box & { png: Buffer }

type Kind = 'logo' | 'seal'

/** Sharp on paper, and of a shape that fits its place. */
const judges: Record<Kind, { fits(width: number, height: number): boolean; wanted: Words }> = {
  logo: {
    fits: (width, height) => height >= 100 && width >= 200 && width <= 8 * height && height <= 2 * width,
    wanted: words(
      '标志至少 200 × 100 像素，宽度不超过高度的 8 倍',
      'a logo has at least 200 × 100 pixels and is at most 8 times as wide as high',
    ),
  },
  seal: {
    fits: (width, height) =>
      Math.min(width, height) >= 300 && Math.max(width, height) <= 1.25 * Math.min(width, height),
    wanted: words(
      '印章应接近正方形，至少 300 × 300 像素',
      'a seal is about square and has at least 300 × 300 pixels',
    ),
  },
}

const kinds = ['logo', 'seal'] as const

/** Refuses a look whose pictures are none of the library, or not fit to be printed. */
export async function checkLookPictures(context: Context, look: Pick<CertificateLook, Kind>): Promise<void> {
  const problems: Record<string, string> = {}
  for (const kind of kinds) {
    const problem = look[kind] ? await problemOf(context, kind, look[kind]) : undefined
    if (problem) problems[kind] = problem[context.caller.language]
  }
  const [first] = Object.keys(problems)
  if (first) throw refuse(resourceFailures.valuesWrong, { detail: first, data: { problems } })
}

async function problemOf(
  { db, providers }: Pick<Services, 'db' | 'providers'>,
  kind: Kind,
  address: string,
): Promise<Words | undefined> {
  const key = keyOf(address)
  const file = key === '' ? undefined : await selectFileByKey(db, key)
  // What is private would be printed for everybody who gets such a certificate.
  if (!file || file.private || !file.mime.startsWith('image/'))
    return words('请从图片库选择或上传', 'choose it from the library or upload it')
  const head = await providers.storage.withFile(key, readPictureHead)
  return head?.format && judges[kind].fits(head.width, head.height) ? undefined : judges[kind].wanted
}

/** Four pixels a point: as sharp as a printer is. */
const pixelsPerPoint = 4

/** Reads the pictures of certificates; each once, however many certificates carry it. */
export function openLookPictures({ providers }: Pick<Services, 'providers'>) {
  const read = new Map<string, Promise<Buffer>>()
  const pngOf = (address: string, { width }: Box) => {
    const fetch = async () => buffer(await providers.storage.read(keyOf(address)))
    const png =
      read.get(address) ??
      shrinkPicture(fetch, { width: width * pixelsPerPoint, format: 'png', isDrawing: false })
    read.set(address, png)
    return png
  }
  return (row: Pick<CertificateRow, 'look' | 'revoked_at'>): Promise<PlacedPicture[]> =>
    Promise.all(picturesOn(row).map(async ({ address, box }) => ({ ...box, png: await pngOf(address, box) })))
}
