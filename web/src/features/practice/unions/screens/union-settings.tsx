import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { ChangeHistory } from '../parts/change-history.tsx'
import { SettingsForm } from '../parts/settings-form.tsx'
import { VerificationNeeded } from '../parts/verification-needed.tsx'
import { unionQueries } from '../queries.ts'
import { settingsText } from '../settings-text.ts'
import { unionText } from '../text.ts'

/** Managers change name, picture, introduction and questions of a union, and see who did before. */
export function UnionSettings() {
  const text = useText(unionText)
  const settings = useText(settingsText)
  const union = useQuery(unionQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={union} nameOf={({ name }) => name} missing={text.missing}>
      {(detail) =>
        detail.is_manager === 1 ? (
          <Settings unionId={detail.id} />
        ) : detail.needs_verification === 1 ? (
          <VerificationNeeded />
        ) : (
          <ListState
            status="empty"
            emptyText={settings.managersOnly}
            emptyAction={<ButtonLink href={unionPaths.home(detail.id)}>{text.toHome}</ButtonLink>}
          />
        )
      }
    </DetailScreen>
  )
}

function Settings({ unionId }: { unionId: number }) {
  const saved = useQuery(unionQueries.settings(unionId))
  if (!saved.data)
    return <ListState status={saved.isError ? 'error' : 'loading'} onRetry={() => saved.refetch()} />
  return (
    <>
      <SettingsForm key={JSON.stringify(saved.data)} unionId={unionId} saved={saved.data} />
      <ChangeHistory unionId={unionId} subject="union" subjectId={unionId} />
    </>
  )
}
