import { useEffect, useMemo, useRef } from 'react'
import type { Frame } from '../dicom/decode-frame.ts'
import type { Window } from '../dicom/read-dicom.ts'
import type { Size, View } from '../dicom/view.ts'
import { renderFrame } from '../dicom/window-level.ts'

type ImageCanvasProps = { frame: Frame; window: Window; isInverted: boolean; view: View; box: Size }

/** From this size on the pixels of the picture are shown as squares. */
const squaresFrom = 3

/** Draws a frame. The window is applied once for each change of it; moving only draws again. */
export function ImageCanvas({ frame, window, isInverted, view, box }: ImageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const rendered = useMemo(() => drawPixels(frame, window, isInverted), [frame, window, isInverted])

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const ratio = devicePixelRatio
    pen.canvas.width = Math.round(box.width * ratio)
    pen.canvas.height = Math.round(box.height * ratio)
    pen.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, ratio * view.x, ratio * view.y)
    pen.imageSmoothingEnabled = view.scale < squaresFrom
    pen.drawImage(rendered, 0, 0)
  }, [rendered, view, box])

  return <canvas ref={canvas} className="image-viewer-canvas" />
}

function drawPixels(frame: Frame, window: Window, isInverted: boolean): HTMLCanvasElement {
  const pixels = document.createElement('canvas')
  pixels.width = frame.width
  pixels.height = frame.height
  const data = new ImageData(renderFrame(frame, window, isInverted), frame.width, frame.height)
  pixels.getContext('2d')!.putImageData(data, 0, 0)
  return pixels
}
