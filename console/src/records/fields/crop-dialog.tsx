import { Slider } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useText } from '#web/ui/language.ts'
import { Dialog } from '../../dialog.tsx'
import { consoleText } from '../../text.ts'
import { recordText } from '../text.ts'

type CropDialogProps = {
  file: File
  /** Width divided by height. */
  ratio: number
  /** Sends the part that was chosen; the dialog shows that it is busy until then. */
  onDone: (file: File) => Promise<void>
  onClose: () => void
}

const frameWidth = 440
const largestWidth = 1600
const keyStep = 10
const clickSlack = 4

/** Chooses the part of a picture that is shown: by dragging or the arrow keys, and a slider for its size. */
export function CropDialog({ file, ratio, onDone, onClose }: CropDialogProps) {
  const text = useText(recordText)
  const common = useText(consoleText)
  const frameHeight = frameWidth / ratio
  const [picture, setPicture] = useState<ImageBitmap>()
  const [address, setAddress] = useState('')
  const [zoom, setZoom] = useState(1)
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const [isBusy, setIsBusy] = useState(false)
  const dragged = useRef<{ x: number; y: number }>(undefined)
  const pressedAt = useRef({ x: 0, y: 0 })

  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    void createImageBitmap(file).then(setPicture, onClose)
    return () => URL.revokeObjectURL(url)
    // The file is that of this dialog as long as it is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file])

  const fit = picture ? Math.max(frameWidth / picture.width, frameHeight / picture.height) : 1
  const scale = fit * zoom
  /** The picture always fills the frame. */
  const within = (x: number, y: number) => ({
    x: Math.min(0, Math.max(frameWidth - (picture?.width ?? 0) * scale, x)),
    y: Math.min(0, Math.max(frameHeight - (picture?.height ?? 0) * scale, y)),
  })
  const { x, y } = within(offset.x, offset.y)

  function handleMove(event: PointerEvent) {
    if (!dragged.current) return
    setOffset(within(event.clientX - dragged.current.x, event.clientY - dragged.current.y))
  }

  /** A press without a drag says what matters in the picture, which goes into the middle. */
  function handleUp(event: PointerEvent<HTMLElement>) {
    dragged.current = undefined
    const { x: fromX, y: fromY } = pressedAt.current
    if (Math.hypot(event.clientX - fromX, event.clientY - fromY) > clickSlack) return
    const frame = event.currentTarget.getBoundingClientRect()
    setOffset(
      within(
        x + frameWidth / 2 - (event.clientX - frame.left),
        y + frameHeight / 2 - (event.clientY - frame.top),
      ),
    )
  }

  function handleKey(event: KeyboardEvent) {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [keyStep, 0],
      ArrowRight: [-keyStep, 0],
      ArrowUp: [0, keyStep],
      ArrowDown: [0, -keyStep],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    setOffset(within(x + move[0], y + move[1]))
  }

  async function handleOk() {
    if (!picture) return
    setIsBusy(true)
    const width = Math.min(largestWidth, Math.round(frameWidth / scale))
    const canvas = new OffscreenCanvas(width, Math.round(width / ratio))
    const context = canvas.getContext('2d')!
    // A JPEG has no transparency.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(
      picture,
      -x / scale,
      -y / scale,
      frameWidth / scale,
      frameHeight / scale,
      0,
      0,
      canvas.width,
      canvas.height,
    )
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    await onDone(new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }))
    setIsBusy(false)
  }

  return (
    <Dialog
      title={text.crop}
      okText={common.confirm}
      cancelText={common.cancel}
      confirmLoading={isBusy}
      onOk={() => void handleOk()}
      onCancel={onClose}
      okButtonProps={{ disabled: !picture }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application for pointer and keys */}
      <div
        className="console-crop"
        style={{ width: frameWidth, height: frameHeight }}
        role="application"
        aria-label={text.crop}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX - x, y: event.clientY - y }
          pressedAt.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
      >
        {picture && (
          <img
            src={address}
            alt=""
            draggable={false}
            style={{ width: picture.width * scale, transform: `translate(${x}px, ${y}px)` }}
          />
        )}
      </div>
      <p>{text.focusHint}</p>
      <Slider ariaLabelForHandle={text.zoom} min={1} max={4} step={0.05} value={zoom} onChange={setZoom} />
    </Dialog>
  )
}
