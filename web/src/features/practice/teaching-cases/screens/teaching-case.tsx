import { useQuery } from '@tanstack/react-query'
import { teachingStates } from '#contract/practice/teaching-cases.ts'
import { articlePaths } from '#web/paths/articles.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { CaseForm } from '../parts/case-form.tsx'
import { teachingQueries } from '../queries.ts'
import { teachingText } from '../text.ts'

/** Makes a teaching case of a consultation, and shows what became of it. */
export function TeachingCase() {
  const text = useText(teachingText)
  const id = useQueryId('id')
  const draft = useQuery(teachingQueries.draft(id))
  return (
    <DetailScreen detail={draft} nameOf={() => text.title} missing={text.missing}>
      {(shown) => {
        if (shown.status === teachingStates.underReview) return <ReviewStatus is="open" title={text.open} />
        if (shown.status === teachingStates.passed)
          return (
            <ReviewStatus is="passed" title={text.passed}>
              {shown.information_id > 0 && (
                <ButtonLink href={articlePaths.detail(shown.information_id)}>{text.read}</ButtonLink>
              )}
            </ReviewStatus>
          )
        return (
          <>
            {shown.status === teachingStates.refused && (
              <ReviewStatus is="failed" title={text.refused} reason={shown.review_reason} />
            )}
            <CaseForm key={shown.case_id} id={id} draft={shown} />
          </>
        )
      }}
    </DetailScreen>
  )
}
