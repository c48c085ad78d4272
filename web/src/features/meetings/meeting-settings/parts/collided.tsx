import { useEffect, useRef } from 'react'
import type { MeetingRules, SettingCollision } from '#contract/meetings/meeting-settings.ts'
import { checkinFieldNames } from '#contract/meetings/checkin-field-names.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { meetingSettingText } from '../text.ts'

type CollidedProps = { collision: SettingCollision; mine: MeetingRules; onUseTheirs: () => void }

/** The rules that another manager has changed at the same time, with both values. Saving again keeps one's own. */
export function Collided({ collision: { settings, fields }, mine, onUseTheirs }: CollidedProps) {
  const text = useText(meetingSettingText)
  const names = useText(checkinFieldNames)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which an effect may not.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function show(name: keyof MeetingRules, rules: MeetingRules): string {
    switch (name) {
      case 'audience':
        return text.audiences[rules.audience]
      case 'watch_type':
        return text.watchTypes[rules.watch_type] ?? ''
      case 'contact':
      case 'venue':
        return rules[name] || text.empty
      case 'fields':
        return rules.fields.map(({ field }) => names[field]).join(text.comma)
      case 'selected_son_id':
        return (
          settings.parts.find(({ meeting_id }) => meeting_id === rules.selected_son_id)?.title ??
          text.automatic
        )
      default:
        return rules[name] === 1 ? text.on : text.off
    }
  }

  return (
    <div ref={box} role="alert" className="meeting-settings meeting-settings-collided">
      <p className="meeting-settings-note">{text.collided}</p>
      <dl className="meeting-settings-values">
        {fields.map((name) => (
          <div key={name}>
            <dt>{text.rules[name]}</dt>
            <dd>
              {text.theirs}
              {show(name, settings)}
            </dd>
            <dd>
              {text.mine}
              {show(name, mine)}
            </dd>
          </div>
        ))}
      </dl>
      <Button block onClick={onUseTheirs}>
        {text.useTheirs}
      </Button>
    </div>
  )
}
