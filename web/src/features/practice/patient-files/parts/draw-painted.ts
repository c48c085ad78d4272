import type { Frame } from '../dicom/decode-frame.ts'
import { renderFrame } from '../dicom/window-level.ts'
import type { ViewerState } from '../viewer-state.ts'

/** The shown frame as a picture: its pixels alone, without what was painted over. */
export function drawPainted(
  frame: Frame,
  { frame: index, window, isInverted, measures }: ViewerState,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  const pen = canvas.getContext('2d')!
  pen.putImageData(new ImageData(renderFrame(frame, window, isInverted), frame.width, frame.height), 0, 0)
  for (const { from, to } of measures.filter((one) => one.frame === index))
    pen.fillRect(from.x, from.y, to.x - from.x, to.y - from.y)
  // A photo would be too large as PNG.
  const type = frame.is === 'colour' ? 'image/jpeg' : 'image/png'
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be drawn'))),
      type,
      0.92,
    ),
  )
}
