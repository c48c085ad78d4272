import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { areaOf, changeView, mostZoom, startView } from './crop-area.ts'
import type { CropArea, CropView, Size } from './crop-area.ts'
import { cropText } from './text.ts'
import { useDrag } from './use-drag.ts'
import './crop.css'

export type CropSheetProps = {
  title: string
  /** The address of the picture; undefined closes the sheet. */
  src: string | undefined
  /** Width divided by height. */
  ratio: number
  /** Shows the area as a circle; the picture stays rectangular. */
  round?: boolean
  onClose: () => void
  /** The browser cannot show the picture. */
  onUnreadable: () => void
  onCrop: (area: CropArea) => unknown
}

/** Chooses a part of a picture by dragging, pinching, the wheel or sliders. */
export function CropSheet({ title, src, onClose, ...rest }: CropSheetProps) {
  return (
    <Sheet open={src !== undefined} onClose={onClose} title={title}>
      {src && <Crop key={src} src={src} {...rest} />}
    </Sheet>
  )
}

type CropProps = Omit<CropSheetProps, 'title' | 'src' | 'onClose'> & { src: string }

function Crop({ src, ratio, round = false, onUnreadable, onCrop }: CropProps) {
  const text = useText(cropText)
  const [picture, setPicture] = useState<Size>()
  const [view, setView] = useState<CropView>({ zoom: 1, x: 0, y: 0 })
  const area = picture && areaOf(picture, ratio, view)

  const change = (by: { dx?: number; dy?: number; factor?: number }) => {
    if (picture) setView((old) => changeView(picture, ratio, old, by))
  }
  // The picture follows the finger, so the area moves the other way.
  const drag = useDrag({
    onMove: (share) => area && change({ dx: -share.x * area.width, dy: -share.y * area.height }),
    onZoom: (factor) => change({ factor }),
  })

  return (
    <div className="crop">
      <div className="crop-frame" style={{ '--crop-ratio': String(ratio) }} {...drag}>
        <img
          className="crop-picture"
          src={src}
          alt=""
          draggable={false}
          style={area && picture && placeOf(area, picture)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setPicture({ width, height })
            setView(startView({ width, height }))
          }}
          onError={onUnreadable}
        />
        <span className="crop-mask" data-round={round || undefined} aria-hidden="true" />
      </div>
      <Slider
        label={text.zoom}
        share={(view.zoom - 1) / (mostZoom - 1)}
        onShare={(share) => change({ factor: (1 + share * (mostZoom - 1)) / view.zoom })}
      />
      {area && picture && (
        <>
          <Slider
            label={text.across}
            share={shareOf(area.x, picture.width - area.width)}
            onShare={(share) => change({ dx: share * (picture.width - area.width) - area.x })}
          />
          <Slider
            label={text.down}
            share={shareOf(area.y, picture.height - area.height)}
            onShare={(share) => change({ dy: share * (picture.height - area.height) - area.y })}
          />
        </>
      )}
      <p className="crop-hint">{text.hint}</p>
      <Button variant="primary" block disabled={!area} onClick={() => area && onCrop(area)}>
        {text.use}
      </Button>
    </div>
  )
}

/** In percent of the frame, which shows exactly the area. */
const placeOf = (area: CropArea, picture: Size) => ({
  width: percent(picture.width / area.width),
  left: percent(-area.x / area.width),
  top: percent(-area.y / area.height),
})

const percent = (share: number) => `${share * 100}%`

const shareOf = (value: number, most: number) => (most > 0 ? value / most : 0.5)

type SliderProps = { label: string; share: number; onShare: (share: number) => void }

/** Does by keys what dragging and pinching do. */
const Slider = ({ label, share, onShare }: SliderProps) => (
  <label className="crop-slider">
    {label}
    <input
      type="range"
      min={0}
      max={100}
      value={Math.round(share * 100)}
      onChange={(event) => onShare(Number(event.target.value) / 100)}
    />
  </label>
)
