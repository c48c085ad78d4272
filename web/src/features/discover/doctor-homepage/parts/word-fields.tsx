import { homepageLimits } from '#contract/discover/doctor-homepage.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { editText } from '../edit-text.ts'
import type { BindField } from '../edit-values.ts'
import { homepagePaths } from '#web/paths/doctor-homepage.ts'

/** What a doctor is good at, and the introduction. */
export function WordFields({ bind }: { bind: BindField }) {
  const text = useText(editText)
  return (
    <>
      <TextArea
        {...bind('good_at')}
        label={text.good_at}
        most={homepageLimits.good_at}
        rows={4}
        hint={text.goodAtHint}
      />
      <TextArea
        {...bind('introduction')}
        label={text.introduction}
        most={homepageLimits.introduction}
        rows={8}
        hint={text.introductionHint}
      />
      <div className="homepage-form-other">
        <ListRow title={text.toCard} href={homepagePaths.editCard} />
      </div>
    </>
  )
}
