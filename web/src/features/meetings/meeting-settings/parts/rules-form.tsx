import { useState } from 'react'
import { settingLimits, watchModes } from '#contract/meetings/meeting-settings.ts'
import type { MeetingRules, MeetingSettings, SettingCollision } from '#contract/meetings/meeting-settings.ts'
import { audiences } from '#contract/meetings/meetings.ts'
import { deviceArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { separated } from '#web/ui/format/separated.ts'
import { meetingSettingMutations } from '../mutations.ts'
import { collisionIn, mergeRules, rulesOf } from '../rules.ts'
import { createRulesDraft, useRulesDraft, withDraft } from '../rules-draft.ts'
import { meetingSettingText } from '../text.ts'
import { Collided } from './collided.tsx'
import { FirstPart } from './first-part.tsx'
import { FormFields } from './form-fields.tsx'
import { Guests } from './guests.tsx'
import { Whitelist } from './whitelist.tsx'

const modes = Object.values(watchModes)

/** The rules are saved together; people are added and removed one at a time. */
export function RulesForm({ settings }: { settings: MeetingSettings }) {
  const text = useText(meetingSettingText)
  const [draft] = useState(() => createRulesDraft(deviceArea, storage.get('userid'), settings.meeting_id))
  const [rules, setRules] = useState(() => withDraft(rulesOf(settings), draft.get()))
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  // What this person has read; of a rule that collided, what it says now.
  const [base, setBase] = useState(() => rulesOf(settings))
  const [collision, setCollision] = useState<SettingCollision>()
  const meetingId = settings.meeting_id
  useRulesDraft(draft, base, rules)
  const change = (changes: Partial<MeetingRules>) => setRules((before) => ({ ...before, ...changes }))
  const least = settingLimits.password.min
  const keepsPassword = settings.has_password === 1 && settings.watch_type === watchModes.password
  const lacksPassword =
    rules.watch_type === watchModes.password && password.length < least && !(keepsPassword && password === '')

  async function save() {
    setIsTried(true)
    if (lacksPassword) return
    setCollision(undefined)
    try {
      const saved = await meetingSettingMutations.save({ meeting_id: meetingId, rules, base, password })
      setRules(rulesOf(saved))
      setBase(rulesOf(saved))
      setPassword('')
      setIsTried(false)
      toast(text.saved, 'success')
    } catch (error) {
      const found = collisionIn(error)
      if (!found) throw error
      const stored = rulesOf(found.settings)
      setRules(mergeRules(stored, base, rules))
      setBase(stored)
      setCollision(found)
    }
  }

  /** The rules that collided say again what is stored. */
  function takeTheirs({ settings: stored, fields }: SettingCollision) {
    change(Object.fromEntries(fields.map((field) => [field, stored[field]])))
    setCollision(undefined)
  }

  return (
    <>
      <Headline title={settings.title} />
      <Scope settings={settings} />
      <Section title={text.audience}>
        <div className="meeting-settings">
          <Segmented
            label={text.audience}
            options={audiences.map((value) => ({ value, label: text.audiences[value] }))}
            value={rules.audience}
            onChange={(audience) =>
              change({ audience, needs_licence: audience === 'doctor' ? rules.needs_licence : 0 })
            }
          />
          {rules.audience === 'invited' && <Guests meetingId={meetingId} guests={settings.guests} />}
        </div>
        {rules.audience === 'doctor' && (
          <SwitchRow
            label={text.licence}
            note={text.licenceHint}
            checked={rules.needs_licence === 1}
            onChange={(isOn) => change({ needs_licence: isOn ? 1 : 0 })}
          />
        )}
      </Section>
      <Section title={text.entry}>
        <div className="meeting-settings">
          <Segmented
            label={text.entry}
            options={modes.map((mode) => ({ value: String(mode), label: text.watchTypes[mode] }))}
            value={String(rules.watch_type)}
            onChange={(value) => change({ watch_type: modes.find((mode) => String(mode) === value) })}
          />
          {rules.watch_type === watchModes.password && (
            <Field
              label={text.password}
              value={password}
              onValue={setPassword}
              autoComplete="off"
              maxLength={settingLimits.password.max}
              hint={keepsPassword ? text.passwordKept : text.passwordHint(least)}
              error={isTried && lacksPassword ? text.passwordHint(least) : undefined}
            />
          )}
          {rules.watch_type === watchModes.whitelist && (
            <Whitelist meetingId={meetingId} count={settings.whitelist_num} />
          )}
        </div>
      </Section>
      <Section title={text.others}>
        <SwitchRow
          label={text.completion}
          checked={rules.completion_information === 1}
          onChange={(isOn) => change({ completion_information: isOn ? 1 : 0 })}
        />
        <SwitchRow
          label={text.reservable}
          checked={rules.is_reservable === 1}
          onChange={(isOn) => change({ is_reservable: isOn ? 1 : 0 })}
        />
        <div className="meeting-settings">
          <Field
            label={text.venue}
            value={rules.venue}
            onValue={(venue) => change({ venue })}
            maxLength={settingLimits.venue}
            hint={text.venueHint}
          />
          {settings.parts.length > 0 && (
            <FirstPart
              parts={settings.parts}
              selectedId={rules.selected_son_id}
              onSelect={(selected_son_id) => change({ selected_son_id })}
            />
          )}
          <Field
            label={text.contact}
            value={rules.contact}
            onValue={(contact) => change({ contact })}
            maxLength={settingLimits.contact}
            hint={text.contactHint}
          />
        </div>
      </Section>
      <Section title={text.checkin}>
        <SwitchRow
          label={text.needsCheckin}
          checked={rules.checkin_status === 1}
          onChange={(isOn) => change({ checkin_status: isOn ? 1 : 0 })}
        />
        {rules.checkin_status === 1 && (
          <>
            <SwitchRow
              label={text.reviewed}
              checked={rules.is_reviewed === 1}
              onChange={(isOn) => change({ is_reviewed: isOn ? 1 : 0 })}
            />
            <FormFields fields={rules.fields} onChange={(fields) => change({ fields })} />
          </>
        )}
      </Section>
      {collision && <Collided collision={collision} mine={rules} onUseTheirs={() => takeTheirs(collision)} />}
      <div className="meeting-settings-save">
        <Button variant="primary" block onClick={save}>
          {text.save}
        </Button>
      </div>
    </>
  )
}

/** How far the settings reach, and what a part cannot lift. */
function Scope({ settings: { is_big_meeting, inherited } }: { settings: MeetingSettings }) {
  const text = useText(meetingSettingText)
  const required = inherited && [
    ...(inherited.audience === 'all' ? [] : [text.audiences[inherited.audience]]),
    ...(inherited.needs_licence === 1 ? [text.licence] : []),
    ...(inherited.watch_type === watchModes.open ? [] : [text.watchTypes[inherited.watch_type]]),
  ]
  if (is_big_meeting === 0 && !required?.length) return null
  return (
    <div className="meeting-settings">
      <p className="meeting-settings-note">
        {required?.length ? text.inherited(separated(required)) : text.appliesToParts}
      </p>
    </div>
  )
}
