import { useQuery } from '@tanstack/react-query'
import type { Questionnaire } from '#contract/library/questionnaires.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { QuestionnaireEnd } from '../parts/questionnaire-end.tsx'
import { QuestionnaireForm } from '../parts/questionnaire-form.tsx'
import { Results } from '../parts/results.tsx'
import { questionnairePaths } from '#web/paths/questionnaires.ts'
import { questionnaireQueries } from '../queries.ts'
import { questionnaireText } from '../text.ts'
import './questionnaire.css'

export function QuestionnaireScreen() {
  const text = useText(questionnaireText)
  const questionnaire = useQuery(questionnaireQueries.detail(useQueryId('id')))
  return (
    <DetailScreen
      detail={questionnaire}
      nameOf={(detail) => detail.title}
      missing={text.missing}
      tool={
        questionnaire.data && (
          <ShareButton
            item={{
              itemType: 'questionnaire',
              itemId: questionnaire.data.id,
              title: questionnaire.data.title,
              description: questionnaire.data.intro,
              image: brandPicture,
              path: questionnairePaths.detail(questionnaire.data.id),
            }}
          />
        )
      }
    >
      {(detail) => <QuestionnaireBody key={detail.id} questionnaire={detail} />}
    </DetailScreen>
  )
}

function QuestionnaireBody({ questionnaire }: { questionnaire: Questionnaire }) {
  const text = useText(questionnaireText)
  const language = useLanguage()
  const [view, setView] = useQueryChoice('view', ['form', 'results'])
  const maySeeResults = questionnaire.may_see_results === 1
  const closesAt = questionnaire.closes_at
  return (
    <>
      <Headline
        title={questionnaire.title}
        notes={
          closesAt && (
            <span>
              <ClockIcon size="small" />
              {text.closesAt(dateText(closesAt, new Date(clock.now()), language))}
            </span>
          )
        }
      />
      {questionnaire.intro && (
        <div className="questionnaire-intro">
          <Prose text={questionnaire.intro} />
        </div>
      )}
      {maySeeResults && (
        <div className="questionnaire-views">
          <Segmented
            label={text.views}
            options={[
              { value: 'form', label: text.form },
              { value: 'results', label: text.results },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      {maySeeResults && view === 'results' ? (
        <Results questionnaireId={questionnaire.id} />
      ) : (
        <Answering questionnaire={questionnaire} />
      )}
    </>
  )
}

function Answering({ questionnaire }: { questionnaire: Questionnaire }) {
  const text = useText(questionnaireText)
  const language = useLanguage()
  if (questionnaire.answered === 1)
    return (
      <QuestionnaireEnd
        kind="thanks"
        icon={<CheckIcon size="large" />}
        title={questionnaire.thanks || text.thanks}
        words={text.answeredAt(dateText(questionnaire.answered_at, new Date(clock.now()), language))}
      />
    )
  if (questionnaire.is_closed === 1)
    return (
      <QuestionnaireEnd
        kind="closed"
        icon={<ClockIcon size="large" />}
        title={text.closed}
        words={text.closedText}
      />
    )
  return <QuestionnaireForm questionnaire={questionnaire} />
}
