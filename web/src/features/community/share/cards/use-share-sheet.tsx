import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { bridge } from '#web/platform/bridge.ts'
import { shareQueries } from '../queries.ts'
import { pictureAddress, shareAddress } from '../share-address.ts'
import type { ShareItem } from '../state.ts'

const ShareSheet = lazy(async () => ({ default: (await import('../parts/share-sheet.tsx')).ShareSheet }))

/** The ways to share what `findItem` finds, for a button that opens them; inside the app these are the app's own. */
export function useShareSheet(findItem: () => ShareItem | Promise<ShareItem>) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [item, setItem] = useState<ShareItem>()

  async function share() {
    const found = await findItem()
    if (bridge().isPresent() && (await shareInApp(found))) return
    setItem(found)
    setOpen(true)
  }

  async function shareInApp(found: ShareItem): Promise<boolean> {
    const { title, description, image, path } = found
    const link = isLoggedIn()
      ? await client.fetchQuery(shareQueries.link(found)).catch(() => undefined)
      : undefined
    return bridge().send('share', {
      url: shareAddress(path, link?.sid),
      data: { title, text: description, picture: pictureAddress(image) },
    })
  }

  const sheet = item && (
    <Suspense>
      <ShareSheet open={open} onClose={() => setOpen(false)} item={item} />
    </Suspense>
  )
  return { share, sheet }
}
