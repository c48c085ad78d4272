import { useEffect } from 'react'
import type { MeetingRules } from '#contract/meetings/meeting-settings.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
import { createDraft } from '#web/platform/draft.ts'
import type { Draft } from '#web/platform/draft.ts'
import { fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

/** Rules that are changed and not saved; the password of a meeting is not among them. */
type RulesDraft = Draft<{ changes: Partial<MeetingRules> } | undefined>

export const createRulesDraft = (area: StorageArea, userid: string, meetingId: number): RulesDraft =>
  createDraft(area, `unsent_rules_${meetingId}`, userid, (fields) => {
    const changes = fieldsOf(fields['changes'])
    return Object.keys(changes).length === 0 ? undefined : { changes }
  })

/** Only rules of today, of the same kind as those that are stored. */
export const withDraft = (stored: MeetingRules, draft: ReturnType<RulesDraft['get']>): MeetingRules => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(draft?.changes ?? {}).filter(
      ([name, value]) => typeof value === typeof stored[name as keyof MeetingRules],
    ),
  ),
})

/** Keeps what differs from what is stored. */
export function useRulesDraft(draft: RulesDraft, base: MeetingRules, rules: MeetingRules): void {
  useEffect(() => {
    const names = Object.keys(rules) as (keyof MeetingRules)[]
    const changes: Partial<MeetingRules> = Object.fromEntries(
      names.filter((name) => !isSameValue(rules[name], base[name])).map((name) => [name, rules[name]]),
    )
    if (Object.keys(changes).length === 0) draft.clear()
    else draft.set({ changes })
  }, [draft, base, rules])
}
