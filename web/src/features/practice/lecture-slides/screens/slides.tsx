import { useQuery } from '@tanstack/react-query'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { SheetDetail } from '#web/features/practice/expert-sheets/cards/sheet-detail.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { SlidesRow } from '../parts/slides-row.tsx'
import { SlidesUploader } from '../parts/slides-uploader.tsx'
import { lectureSlideQueries } from '../queries.ts'
import { lectureSlideText } from '../text.ts'
import './slides.css'

/** The slides of a lecture: upload, versions, and which one is shown. */
export const Slides = () => <ExpertScreen>{(sheet) => <SlidesOfSheet sheet={sheet} />}</ExpertScreen>

function SlidesOfSheet({ sheet }: { sheet: SheetAddress }) {
  const text = useText(lectureSlideText)
  const answer = useQuery(lectureSlideQueries.list(sheet))
  return (
    <SheetDetail sheet={sheet} detail={answer}>
      {({ slides, is_held_now: isHeldNow }) => (
        <>
          <Headline title={text.title} />
          {isHeldNow === 1 && <p className="slides-held">{text.heldNow}</p>}
          <SlidesUploader sheet={sheet} isFirst={slides.length === 0} />
          {slides.length === 0 ? (
            <ListState status="empty" inline emptyText={text.none} />
          ) : (
            <Section title={text.versions}>
              {slides.map((each) => (
                <SlidesRow key={each.slides_id} sheet={sheet} slides={each} isHeldNow={isHeldNow === 1} />
              ))}
            </Section>
          )}
        </>
      )}
    </SheetDetail>
  )
}
