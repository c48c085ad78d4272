import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { areas, choose, leastOpacity, modes, sizes, speeds, useDanmakuChoices } from '../choices.ts'
import { danmakuText } from '../text.ts'
import './danmaku-settings.css'

export function DanmakuSettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText(danmakuText)
  const choices = useDanmakuChoices()
  const id = useId()
  const sizeNames = { small: text.small, normal: text.medium, large: text.large }
  return (
    <Sheet open={open} onClose={onClose} title={text.settings}>
      <div className="danmaku-setting-switch">
        <SwitchRow label={text.show} checked={choices.isOn} onChange={(isOn) => choose({ isOn })} />
      </div>
      <Setting name={text.mode} note={text.listNote}>
        <Segmented
          label={text.mode}
          options={modes.map((value) => ({ value, label: text[value] }))}
          value={choices.mode}
          onChange={(mode) => choose({ mode })}
        />
      </Setting>
      {choices.mode === 'over' && (
        <>
          <Setting name={text.area}>
            <Segmented
              label={text.area}
              options={areas.map((value) => ({ value, label: text[value] }))}
              value={choices.area}
              onChange={(area) => choose({ area })}
            />
          </Setting>
          <Setting name={text.speed}>
            <Segmented
              label={text.speed}
              options={speeds.map((value) => ({ value, label: text[value] }))}
              value={choices.speed}
              onChange={(speed) => choose({ speed })}
            />
          </Setting>
          <Setting name={text.size}>
            <Segmented
              label={text.size}
              options={sizes.map((value) => ({ value, label: sizeNames[value] }))}
              value={choices.size}
              onChange={(size) => choose({ size })}
            />
          </Setting>
          <div className="danmaku-setting">
            <label className="danmaku-setting-name" htmlFor={id}>
              {text.opacity}
            </label>
            <input
              id={id}
              type="range"
              className="danmaku-setting-range"
              min={leastOpacity}
              max={1}
              step={0.05}
              value={choices.opacity}
              aria-valuetext={`${Math.round(choices.opacity * 100)}%`}
              onChange={(event) => choose({ opacity: event.currentTarget.valueAsNumber })}
            />
          </div>
        </>
      )}
    </Sheet>
  )
}

const Setting = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => (
  <div className="danmaku-setting">
    <span className="danmaku-setting-name" aria-hidden>
      {name}
    </span>
    {children}
    {note && <span className="danmaku-setting-name">{note}</span>}
  </div>
)
