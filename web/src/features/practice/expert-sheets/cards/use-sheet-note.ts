import type { ExpertSheet } from '#contract/practice/expert-sheets.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { expertSheetText } from '../text.ts'

/** What tells the sheets of one meeting apart, and when it begins. */
export function useSheetNote({
  part_type,
  begin_time,
}: Pick<ExpertSheet, 'part_type' | 'begin_time'>): string {
  const text = useText(expertSheetText)
  const { timeOf } = useTimeText()
  return `${text.parts[part_type]} · ${timeOf(begin_time)}`
}
