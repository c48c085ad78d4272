import { useEffect, useRef } from 'react'
import { explanationTypes } from '#contract/wire/video.ts'
import type { CaptionItem, ExplanationType } from '#contract/wire/video.ts'
import { useText } from '#web/ui/language.ts'
import { pictureModes, rates } from '../choices.ts'
import type { PictureMode } from '../choices.ts'
import { isClarity } from '../sources.ts'
import { playerText } from '../text.ts'

export type SettingsProps = {
  /** Undefined for a broadcast, which has one speed. */
  rate: number | undefined
  onRate: (rate: number) => void
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

/** All that can be chosen, one press for each. Opened by keyboard, the panel takes the focus, and Esc returns it. */
export function Settings(props: SettingsProps & { onClose: () => void }) {
  const text = useText(playerText)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(
    () => ref.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true }),
    [],
  )
  const nameOf = (clarity: string) => {
    if (clarity === '') return text.auto
    return isClarity(clarity) ? text[clarity] : clarity
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pass through here from the buttons inside
    <div
      ref={ref}
      className="player-settings"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        props.onClose()
      }}
    >
      {props.rate !== undefined && (
        <Choices
          label={text.rate}
          value={props.rate}
          options={rates.map((rate) => [rate, `${rate}×`])}
          onChoose={props.onRate}
        />
      )}
      {props.clarities.length > 0 && (
        <Choices
          label={text.clarity}
          value={props.clarity}
          options={props.clarities.map((clarity) => [clarity, nameOf(clarity)])}
          onChoose={props.onClarity}
        />
      )}
      {props.captions.length > 0 && (
        <Choices
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
      {props.picture && (
        <Choices
          label={text.picture}
          value={props.picture}
          options={pictureModes.map((mode) => [mode, text.pictureModes[mode]])}
          onChoose={props.onPicture}
        />
      )}
      {props.sound && (
        <Choices
          label={text.sound}
          value={props.sound}
          options={explanationTypes.map((type) => [type, text[type]])}
          onChoose={props.onSound}
        />
      )}
      <Choices
        label={text.swipe}
        value={props.isSwiped}
        options={[
          [false, text.off],
          [true, text.swipeOn],
        ]}
        onChoose={props.onSwiped}
      />
    </div>
  )
}

type ChoicesProps<T> = {
  label: string
  value: T
  options: readonly (readonly [value: T, name: string])[]
  onChoose: (value: T) => void
}

const Choices = <T,>({ label, value, options, onChoose }: ChoicesProps<T>) => (
  <fieldset className="player-choices">
    <legend>{label}</legend>
    <div className="player-choices-row">
      {options.map(([key, name]) => (
        <button
          key={name}
          type="button"
          className="player-choice"
          aria-pressed={key === value}
          onClick={() => onChoose(key)}
        >
          {name}
        </button>
      ))}
    </div>
  </fieldset>
)
