import { expect, it } from 'vitest'
import type { MeetingRules } from '#contract/meetings/meeting-settings.ts'
import { mergeRules } from './rules.ts'

const base: MeetingRules = {
  audience: 'all',
  needs_licence: 0,
  is_reservable: 1,
  watch_type: 0,
  completion_information: 0,
  checkin_status: 0,
  contact: '',
  fields: [{ field: 'real_name', required: 1 }],
  is_reviewed: 0,
  venue: '',
  selected_son_id: 0,
}

it('keeps what this person has changed, and takes over the rest', () => {
  const stored: MeetingRules = { ...base, venue: '三号厅', contact: '会务组' }
  const mine: MeetingRules = { ...base, venue: '一号厅', audience: 'doctor' }
  expect(mergeRules(stored, base, mine)).toEqual({
    ...base,
    venue: '一号厅',
    contact: '会务组',
    audience: 'doctor',
  })
})
