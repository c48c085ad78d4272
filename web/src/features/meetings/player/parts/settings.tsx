import { useEffect, useId, useRef } from 'react'
import { explanationTypes } from '#contract/wire/video.ts'
import type { CaptionItem, ExplanationType } from '#contract/wire/video.ts'
import { useText } from '#web/ui/language.ts'
import { pictureModes } from '../choices.ts'
import type { PictureMode } from '../choices.ts'
import { isClarity } from '../sources.ts'
import { playerText } from '../text.ts'

export type SettingsProps = {
  /** Empty when there is no choice. */
  clarities: readonly string[]
  clarity: string
  onClarity: (name: string) => void
  /** Undefined when the sound cannot be had without the picture. */
  picture: PictureMode | undefined
  onPicture: (mode: PictureMode) => void
  /** Undefined when there is no choice. */
  sound: ExplanationType | undefined
  onSound: (sound: ExplanationType) => void
  captions: readonly CaptionItem[]
  /** The language shown, empty for none. */
  caption: string
  onCaption: (language: string) => void
  /** Whether swiping up and down changes volume and brightness. */
  isSwiped: boolean
  onSwiped: (isSwiped: boolean) => void
}

/**
 * Quality, sound, captions and gestures. The browser's own selects work on every device and in full screen. Opened by
 * keyboard, the panel takes the focus, and Esc returns it.
 */
export function Settings(props: SettingsProps & { onClose: () => void }) {
  const text = useText(playerText)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector('select')?.focus({ preventScroll: true }), [])
  const nameOf = (clarity: string) => {
    if (clarity === '') return text.auto
    return isClarity(clarity) ? text[clarity] : clarity
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pass through here from the choosers inside
    <div
      ref={ref}
      className="player-settings"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onClose()
      }}
    >
      {props.clarities.length > 0 && (
        <Choice
          label={text.clarity}
          value={props.clarity}
          options={props.clarities.map((clarity) => [clarity, nameOf(clarity)])}
          onChoose={props.onClarity}
        />
      )}
      {props.picture && (
        <Choice
          label={text.picture}
          value={props.picture}
          options={pictureModes.map((mode) => [mode, text.pictureModes[mode]])}
          onChoose={(value) => props.onPicture(pictureModes.find((mode) => mode === value) ?? 'auto')}
        />
      )}
      {props.sound && (
        <Choice
          label={text.sound}
          value={props.sound}
          options={explanationTypes.map((type) => [type, text[type]])}
          onChoose={(value) => props.onSound(explanationTypes.find((type) => type === value) ?? 'original')}
        />
      )}
      {props.captions.length > 0 && (
        <Choice
          label={text.captions}
          value={props.caption}
          options={[
            ['', text.off],
            ...props.captions.map(
              ({ language, label, is_machine }) =>
                [language, is_machine ? text.machineMade(label) : label] as const,
            ),
          ]}
          onChoose={props.onCaption}
        />
      )}
      <Choice
        label={text.swipe}
        value={String(props.isSwiped)}
        options={[
          ['false', text.off],
          ['true', text.swipeOn],
        ]}
        onChoose={(value) => props.onSwiped(value === 'true')}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="player-select"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
