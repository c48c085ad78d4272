import { expertDutyPaths } from '#web/paths/expert-duties.ts'
import { MissingState } from '#web/shell/missing-state.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { expertSheetText } from '../text.ts'

/** A link to a sheet that is none: whoever is invited finds theirs among their own. */
export function MissingSheet() {
  const text = useText(expertSheetText)
  return (
    <MissingState
      text={text.missing}
      way={<ButtonLink href={expertDutyPaths.ownSheets}>{text.ownSheets}</ButtonLink>}
    />
  )
}
