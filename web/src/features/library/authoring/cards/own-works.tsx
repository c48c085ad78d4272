import type { OwnWork } from '#contract/library/authoring.ts'
import { reviewStatuses } from '#contract/library/authoring.ts'
import { workPath } from '#web/paths/works.ts'
import { clock } from '#web/platform/clock.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { authoringMutations } from '../mutations.ts'
import { authoringPaths } from '#web/paths/authoring.ts'
import { authoringQueries } from '../queries.ts'
import { authoringText } from '../text.ts'
import './own-works.css'

/** The works of the caller in every state, with what can be done about each. */
export function OwnWorks() {
  const text = useText(authoringText)
  return (
    <>
      <div className="own-works-upload">
        <ButtonLink href={authoringPaths.upload} variant="primary" block>
          {text.upload}
        </ButtonLink>
      </div>
      <PagedList
        query={authoringQueries.own()}
        skeleton="rows"
        keyOf={(work) => work.production_id}
        estimate={140}
        emptyText={text.none}
      >
        {(work) => <OwnWorkRow work={work} />}
      </PagedList>
    </>
  )
}

const { passed, refused: failed } = reviewStatuses

function OwnWorkTag({ work }: { work: OwnWork }) {
  const text = useText(authoringText)
  const word = (work.is_published === 1 ? text.publishedStates : text.states)[work.review_status]
  if (work.review_status === reviewStatuses.draft) return <Tag>{word}</Tag>
  return <ReviewTag is={reviewOutcome(work.review_status, { passed, failed })}>{word}</ReviewTag>
}

function OwnWorkRow({ work }: { work: OwnWork }) {
  const text = useText(authoringText)
  const language = useLanguage()
  const { production_id: workId, is_published: isPublished } = work
  const title = work.title || text.untitled

  async function remove() {
    const note = isPublished === 1 ? text.deletePublished : text.deleteUnpublished
    if (!(await confirm({ title: text.deleteAsk(title), text: note, yes: text.delete }))) return
    await authoringMutations.remove({ production_id: workId })
    toast(text.deleted, 'success')
  }

  return (
    <article className="own-works-row">
      <Picture src={work.cover || null} alt="" width={375} ratio="16 / 9" />
      <div className="own-works-words">
        <h3 className="own-works-title">{title}</h3>
        <p className="own-works-facts">
          <OwnWorkTag work={work} />
          <span>{text.updatedAt(dateText(work.update_time, new Date(clock.now()), language))}</span>
          {isPublished === 1 && <span>{text.views(viewCount(work.view_num, language))}</span>}
        </p>
        {work.review_status === reviewStatuses.refused && (
          <p className="own-works-reason">{text.reason(work.review_reason)}</p>
        )}
      </div>
      <div className="own-works-tools">
        <ButtonLink small href={authoringPaths.edit(workId)}>
          {text.edit}
        </ButtonLink>
        {isPublished === 1 && (
          <ButtonLink small href={workPath(workId, work.course_type)}>
            {text.open}
          </ButtonLink>
        )}
        <Button small variant="quiet" onClick={remove}>
          {text.delete}
        </Button>
      </div>
    </article>
  )
}
