import { lazy, Suspense } from 'react'

const FileViewer = lazy(async () => ({ default: (await import('../parts/file-viewer.tsx')).FileViewer }))

type PicturePainterProps = {
  /** Undefined closes it. */
  file: { url: string; name: string; mime: string } | undefined
  onClose: () => void
  onUse: (picture: Blob) => unknown
}

/** Draws a picture of an image, with what must not be seen painted over by hand. */
export const PicturePainter = ({ file, onClose, onUse }: PicturePainterProps) =>
  file && (
    <Suspense>
      <FileViewer file={file} onClose={onClose} onUse={onUse} />
    </Suspense>
  )
