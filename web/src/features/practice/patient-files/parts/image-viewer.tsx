import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useShareInRoom } from '#web/features/community/rooms/cards/share-in-room.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { fitView } from '../dicom/view.ts'
import type { Size } from '../dicom/view.ts'
import { patientFileQueries } from '../queries.ts'
import { patientFileText } from '../text.ts'
import type { ViewedImage } from '../viewed-image.ts'
import { beginDrag, drag, endDrag, isViewerKey, pinch, pressKey, zoomAround } from '../viewer-state.ts'
import type { SeenState, Tool, ViewerState } from '../viewer-state.ts'
import { ImageCanvas } from './image-canvas.tsx'
import { MeasureLines } from './measure-lines.tsx'
import { drawPainted } from './draw-painted.ts'
import { usePointers } from '#web/ui/pointers/use-pointers.ts'
import { ViewerTools } from './viewer-tools.tsx'
import './image-viewer.css'

const noWindow = { center: 128, width: 256 }

const firstState = (image: ViewedImage, tools: readonly Tool[]): ViewerState => ({
  tool: tools[0]!,
  frame: 0,
  window: image.windows[0]?.window ?? noWindow,
  isInverted: image.startsInverted,
  view: undefined,
  measures: [],
  drawn: undefined,
  cross: undefined,
})

type ImageViewerProps = {
  image: ViewedImage
  file: { url: string; name: string }
  /** Gets the picture as it is shown, with what was painted over; the viewer then paints instead of measuring. */
  onUse?: ((picture: Blob) => unknown) | undefined
}

/** A picture or DICOM image to look at closely: window and level, zoom, pan, frames, lengths; by pointers or keys. */
export function ImageViewer({ image, file, onUse }: ImageViewerProps) {
  const tools: Tool[] = [
    ...(onUse ? (['paint'] as const) : []),
    ...(image.windows.length > 0 ? (['window'] as const) : []),
    'pan',
    ...(onUse ? [] : (['measure'] as const)),
  ]
  const text = useText(patientFileText)
  const shareInRoom = useShareInRoom()
  const [state, setState] = useState(() => firstState(image, tools))
  const decoded = useQuery(patientFileQueries.frame(file.url, image, state.frame))
  const frame = decoded.data
  const [box, setBox] = useState<Size>()
  const whole = frame && box ? fitView(frame, box) : undefined
  const range = frame?.is === 'grey' ? frame.most - frame.least : 256

  /** What pointers and keys change depends on what is seen. */
  const change = (by: (seen: SeenState) => ViewerState | undefined) => {
    if (whole) setState((old) => by({ ...old, whole, view: old.view ?? whole }) ?? old)
  }
  const pointers = usePointers<HTMLButtonElement>({
    onBegin: (at) => change((old) => beginDrag(old, at)),
    onDrag: (moved) => change((old) => drag(old, { ...moved, range })),
    onEnd: () => change(endDrag),
    onPinch: (moved) => change((old) => pinch(old, moved)),
  })

  const { ref } = pointers
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    // The dialog was open before the image came.
    element.focus()
    const observer = new ResizeObserver(() =>
      setBox({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  function handleKey(event: KeyboardEvent) {
    if (!frame || !box || event.ctrlKey || event.metaKey || event.altKey) return
    const { key, shiftKey: isLarge } = event
    if (!isViewerKey(key)) return
    event.preventDefault()
    change((old) => pressKey(old, { key, isLarge, picture: frame, box, frames: image.frames, range }))
  }

  const lines = [...state.measures, ...(state.drawn ? [state.drawn] : [])]
  return (
    <div className="image-viewer">
      <button
        {...pointers}
        type="button"
        className="image-viewer-box"
        data-tool={state.tool}
        onKeyDown={handleKey}
      >
        {/* Measured lengths are part of its name, as they are of what one sees. */}
        <span className="visually-hidden">{text.picture(file.name)}</span>
        {frame && box && whole && (
          <>
            <ImageCanvas
              frame={frame}
              window={state.window}
              isInverted={state.isInverted}
              view={state.view ?? whole}
              box={box}
            />
            <MeasureLines
              measures={lines.filter((line) => line.frame === state.frame)}
              isPainting={onUse !== undefined}
              cross={state.tool === 'measure' || state.tool === 'paint' ? state.cross : undefined}
              view={state.view ?? whole}
              spacing={image.spacing}
            />
          </>
        )}
        {decoded.isPending && <Spinner />}
        {decoded.isError && <span className="image-viewer-damaged">{text.unreadable.damaged}</span>}
      </button>
      <ViewerTools
        image={image}
        tools={tools}
        state={state}
        onState={setState}
        onZoom={(factor) =>
          change((old) => box && zoomAround(old, factor, { x: box.width / 2, y: box.height / 2 }))
        }
      >
        {onUse && frame && (
          <Button variant="primary" block onClick={async () => onUse(await drawPainted(frame, state))}>
            {text.use}
          </Button>
        )}
        {shareInRoom && frame && (
          <Button
            variant="primary"
            block
            onClick={async () => shareInRoom(await drawPainted(frame, { ...state, measures: [] }))}
          >
            {text.shareInRoom}
          </Button>
        )}
      </ViewerTools>
    </div>
  )
}
