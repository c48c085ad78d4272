import type { Language } from '#contract/wire/language.ts'
import { titleName } from '#contract/wire/titles.ts'
import { optionName } from '#web/ui/option-sheet/option-groups.ts'
import type { OptionSheetGroup } from '#web/ui/option-sheet/option-groups.ts'

type Known = { options: readonly OptionSheetGroup[]; language: Language }

/** A stored department or title in the language of the screen. A person may have several titles at once. */
export const optionText = (of: 'department' | 'title', value: string, { options, language }: Known): string =>
  of === 'title' ? titleName(value, language) : optionName(options, value)
