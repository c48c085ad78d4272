import { useId, useRef, useState } from 'react'
import type { CSSProperties, Dispatch, KeyboardEvent, SetStateAction } from 'react'
import type { Masking, MaskBox } from '#contract/community/masking.ts'
import { useText } from '#web/ui/language.ts'
import { usePointers } from '#web/ui/pointers/use-pointers.ts'
import { addMask, boxBetween, holdAt, moved, placeMask, pressKey, resized } from '../mask-state.ts'
import type { MaskState } from '../mask-state.ts'
import { maskingText } from '../text.ts'
import './mask-editor.css'

type MaskEditorProps = {
  picture: { url: string; name: string } & Pick<Masking, 'width' | 'height'>
  state: MaskState
  onState: Dispatch<SetStateAction<MaskState>>
}

type Point = { x: number; y: number }
/** What the pointer holds: a mask as it was, or the first corner of a new one. */
type Held = { is: 'corner' | 'mask'; id: number; box: MaskBox; from: Point } | { is: 'nothing'; from: Point }

/** In pixels of the screen: how far from a corner a finger may be, and what is more than a press. */
const fingerReach = 22
const smallestDrag = 8

/** A picture with its masks, which are moved, resized, added and taken off by finger, mouse and keys. The list of them has the focus. */
export function MaskEditor({ picture, state, onState }: MaskEditorProps) {
  const text = useText(maskingText)
  const id = useId()
  const held = useRef<Held>(undefined)
  const [drawn, setDrawn] = useState<MaskBox>()
  const pointers = usePointers<HTMLDivElement>({
    onBegin(at) {
      const from = inPicture(at)
      const hold = holdAt(state, from, fingerReach / scale())
      held.current = hold
        ? { is: hold.is, id: hold.mask.id, box: hold.mask.box, from }
        : { is: 'nothing', from }
      onState((old) => ({ ...old, chosen: hold?.mask.id }))
    },
    onDrag({ at }) {
      const now = inPicture(at)
      const hold = held.current
      if (!hold) return
      const by = { x: now.x - hold.from.x, y: now.y - hold.from.y }
      if (hold.is === 'nothing') {
        setDrawn(boxBetween(hold.from, now))
        return
      }
      const box = hold.is === 'corner' ? resized(hold.box, by) : moved(hold.box, by)
      onState((old) => placeMask(old, hold.id, box, picture))
    },
    onEnd() {
      held.current = undefined
      setDrawn(undefined)
      if (drawn && Math.min(drawn.width, drawn.height) * scale() >= smallestDrag)
        onState((old) => addMask(old, drawn, picture))
    },
    onPinch: () => undefined,
  })

  const scale = () => (pointers.ref.current?.clientWidth ?? picture.width) / picture.width
  const inPicture = ({ x, y }: Point): Point => ({ x: x / scale(), y: y / scale() })

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pressed = { key: event.key, isResizing: event.shiftKey, picture }
    if (!pressKey(state, pressed)) return
    event.preventDefault()
    onState((old) => pressKey(old, pressed) ?? old)
  }

  const shape = { '--mask-editor-ratio': picture.width / picture.height } as CSSProperties
  return (
    <div
      {...pointers}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the masks lie where they are on the picture
      role="listbox"
      aria-multiselectable
      aria-label={text.picture(picture.name)}
      aria-activedescendant={state.chosen === undefined ? undefined : `${id}-${state.chosen}`}
      tabIndex={0}
      className="mask-editor"
      style={shape}
      onKeyDown={handleKey}
    >
      <img className="mask-editor-picture" src={picture.url} alt="" draggable={false} />
      {state.masks.map(({ id: maskId, kind, box, isOn }, at) => (
        <span
          key={maskId}
          id={`${id}-${maskId}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- the list has the focus
          role="option"
          aria-selected={isOn}
          aria-label={(isOn ? text.mask : text.open)(at + 1, kind)}
          className="mask-editor-mask"
          data-on={isOn || undefined}
          data-chosen={maskId === state.chosen || undefined}
          style={placeOf(box, picture)}
        />
      ))}
      {drawn && <span className="mask-editor-mask" data-on style={placeOf(drawn, picture)} />}
    </div>
  )
}

const placeOf = (box: MaskBox, { width, height }: { width: number; height: number }): CSSProperties => ({
  left: `${(box.x / width) * 100}%`,
  top: `${(box.y / height) * 100}%`,
  width: `${(box.width / width) * 100}%`,
  height: `${(box.height / height) * 100}%`,
})
