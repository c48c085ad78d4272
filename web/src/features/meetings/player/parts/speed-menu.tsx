import { useText } from '#web/ui/language.ts'
import { rates } from '../choices.ts'
import { playerText } from '../text.ts'

type SpeedMenuProps = { rate: number; onRate: (rate: number) => void; onClose: () => void }

/** One press for each speed. */
export function SpeedMenu({ rate, onRate, onClose }: SpeedMenuProps) {
  const text = useText(playerText)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pass through here from the buttons inside
    <fieldset
      className="player-speeds"
      aria-label={text.rate}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {rates.map((one) => (
        <button
          key={one}
          type="button"
          className="player-speed"
          aria-pressed={one === rate}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by its button, which gets the focus back
          autoFocus={one === rate}
          onClick={() => {
            onRate(one)
            onClose()
          }}
        >
          {one}×
        </button>
      ))}
    </fieldset>
  )
}
