import { useEffect, useState } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { separated } from '#web/ui/format/separated.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { patientFileText } from '../text.ts'
import type { ViewedImage, WindowChoice } from '../viewed-image.ts'
import type { Tool, ViewerState } from '../viewer-state.ts'

type ViewerToolsProps = {
  image: ViewedImage
  state: ViewerState
  onState: Dispatch<SetStateAction<ViewerState>>
  onZoom: (factor: number) => void
  tools: readonly Tool[]
  /** What is done with the picture. */
  children: ReactNode
}

export function ViewerTools({ image, state, onState, onZoom, tools, children }: ViewerToolsProps) {
  const text = useText(patientFileText)
  const change = (by: Partial<ViewerState>) => onState((old) => ({ ...old, ...by }))

  function reset() {
    onState((old) => ({
      ...old,
      window: image.windows[0]?.window ?? old.window,
      isInverted: image.startsInverted,
      view: undefined,
      measures: [],
      drawn: undefined,
      cross: undefined,
    }))
  }

  return (
    <div className="image-viewer-tools">
      <Segmented
        label={text.tools}
        options={tools.map((tool) => ({ value: tool, label: text.tool[tool] }))}
        value={state.tool}
        onChange={(tool) => change({ tool, drawn: undefined })}
      />
      {image.windows.length > 0 && <WindowChips image={image} state={state} onChange={change} />}
      {image.frames > 1 && <Frames frames={image.frames} frame={state.frame} onChange={change} />}
      <div className="image-viewer-row">
        <Button small aria-label={text.zoomOut} onClick={() => onZoom(0.8)}>
          −
        </Button>
        <Button small aria-label={text.zoomIn} onClick={() => onZoom(1.25)}>
          +
        </Button>
        <Button small onClick={() => change({ view: undefined })}>
          {text.fit}
        </Button>
        {image.windows.length > 0 && (
          <Button
            small
            aria-pressed={state.isInverted}
            onClick={() => change({ isInverted: !state.isInverted })}
          >
            {text.invert}
          </Button>
        )}
        {state.measures.length > 0 && (
          <Button small onClick={() => change({ measures: [] })}>
            {state.tool === 'paint' ? text.removePainted : text.removeMeasures}
          </Button>
        )}
        <Button small variant="quiet" onClick={reset}>
          {text.reset}
        </Button>
      </div>
      <p className="image-viewer-note">
        {separated([text.toolHint[state.tool], state.tool === 'measure' && !image.spacing && text.noScale])}
      </p>
      {children}
      {image.isDicom && <p className="image-viewer-note">{text.notForDiagnosis}</p>}
    </div>
  )
}

type Changes = { onChange: (by: Partial<ViewerState>) => void }

function WindowChips({ image, state, onChange }: Changes & Pick<ViewerToolsProps, 'image' | 'state'>) {
  const text = useText(patientFileText)
  const nameOf = (choice: WindowChoice) => {
    if (choice.is === 'own') return text.ownWindow(choice.at)
    return choice.is === 'full' ? text.fullWindow : text.preset[choice.is]
  }
  const { center, width } = state.window
  return (
    <>
      <fieldset className="image-viewer-row">
        <legend className="visually-hidden">{text.presets}</legend>
        {image.windows.map((choice) => (
          <Chip
            key={nameOf(choice)}
            pressed={choice.window.center === center && choice.window.width === width}
            onPress={() => onChange({ window: choice.window })}
          >
            {nameOf(choice)}
          </Chip>
        ))}
      </fieldset>
      <output className="image-viewer-note">{text.windowNow(Math.round(width), Math.round(center))}</output>
    </>
  )
}

const framesPerSecond = 10

function Frames({ frames, frame, onChange }: Changes & { frames: number; frame: number }) {
  const text = useText(patientFileText)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => onChange({ frame: (frame + 1) % frames }), 1000 / framesPerSecond)
    return () => clearTimeout(timer)
  })

  return (
    <div className="image-viewer-row">
      <Button small onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? text.pause : text.play}
      </Button>
      <input
        className="image-viewer-slider"
        type="range"
        min={0}
        max={frames - 1}
        value={frame}
        aria-label={text.frame}
        aria-valuetext={text.frameOf(frame + 1, frames)}
        onChange={(event) => onChange({ frame: Number(event.target.value) })}
      />
      <span className="image-viewer-note">{text.frameOf(frame + 1, frames)}</span>
    </div>
  )
}
