import { useLanguage, useSetLanguage, useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import type { SegmentedProps } from '#web/ui/segmented/segmented.tsx'
import { settingText } from '../setting-text.ts'
import { useLook } from '../use-look.ts'
import './look-rows.css'

export function LanguageRow() {
  const text = useText(settingText)
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  return (
    <LookRow
      label={text.language}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'zh', label: '中文' },
        { value: 'en', label: 'English' },
      ]}
    />
  )
}

export function ThemeRow() {
  const text = useText(settingText)
  const [theme, setTheme] = useLook('theme')
  return (
    <LookRow
      label={text.theme}
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'system', label: text.system },
        { value: 'light', label: text.light },
        { value: 'dark', label: text.dark },
      ]}
    />
  )
}

export function TextSizeRow() {
  const text = useText(settingText)
  const [size, setSize] = useLook('text_size')
  return (
    <LookRow
      label={text.textSize}
      value={size}
      onChange={setSize}
      options={[
        { value: 'normal', label: text.normal },
        { value: 'large', label: text.large },
        { value: 'largest', label: text.largest },
      ]}
    />
  )
}

function LookRow<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <div className="look-row">
      <span className="look-row-label" aria-hidden="true">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  )
}
