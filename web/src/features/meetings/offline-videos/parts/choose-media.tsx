import { useEffect, useState } from 'react'
import { fileSize } from '#web/ui/format/file-size.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { findMedia } from '../find-media.ts'
import type { Media, Offered } from '../find-media.ts'
import { offlineVideoText } from '../text.ts'

type ChooseMediaProps = {
  open: boolean
  onClose: () => void
  offered: readonly Offered[]
  onChoose: (offered: Offered, media: Media) => void
}

/** The clarities of a video with their sizes, and its sound. */
export function ChooseMedia({ open, onClose, offered, onChoose }: ChooseMediaProps) {
  const text = useText(offlineVideoText)
  return (
    <Sheet open={open} onClose={onClose} title={text.choose} flush>
      {open &&
        offered.map((one) => (
          <OfferedRow key={one.clarity} offered={one} onChoose={(media) => onChoose(one, media)} />
        ))}
    </Sheet>
  )
}

function OfferedRow({ offered, onChoose }: { offered: Offered; onChoose: (media: Media) => void }) {
  const text = useText(offlineVideoText)
  const [media, setMedia] = useState<Media>()
  const { clarity, kind, address } = offered
  useEffect(() => {
    let isGone = false
    findMedia({ clarity, kind, address }).then(
      (found) => void (isGone || setMedia(found)),
      () => undefined,
    )
    return () => void (isGone = true)
  }, [clarity, kind, address])
  const names: Record<string, string> = text.clarities
  return (
    <ListRow
      title={names[clarity] ?? text.whole}
      note={media ? fileSize(media.size) : text.unknownSize}
      {...(media && { onClick: () => onChoose(media) })}
    />
  )
}
