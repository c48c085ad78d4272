import { useQuery } from '@tanstack/react-query'
import { useLocation } from '#web/shell/navigation.ts'
import { mailStates } from '#contract/library/data-packages.ts'
import type { DataPackage } from '#contract/library/data-packages.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { PackageFiles } from '../parts/package-files.tsx'
import { SendForm } from '../parts/send-form.tsx'
import { SentMails } from '../parts/sent-mails.tsx'
import { dataPackagePaths } from '#web/paths/data-packages.ts'
import { dataPackageQueries } from '../queries.ts'
import { dataPackageText } from '../text.ts'
import './data-package.css'

const isUnderWay = (found: DataPackage | undefined) =>
  found?.mails.some(({ state }) => state === mailStates.queued) ?? false

/** Refetched while a mail is being sent. */
const lookAgainMs = 2000

export function DataPackageScreen() {
  const text = useText(dataPackageText)
  const found = useQuery({
    ...dataPackageQueries.detail(useQueryId('id')),
    refetchInterval: (query) => isUnderWay(query.state.data) && lookAgainMs,
  })
  return (
    <DetailScreen
      detail={found}
      nameOf={(detail) => detail.title}
      missing={text.missing}
      tool={
        found.data && (
          <ShareButton
            item={{
              itemType: 'data_package',
              itemId: found.data.id,
              title: found.data.title,
              description: found.data.intro,
              image: found.data.cover,
              path: dataPackagePaths.detail(found.data.id),
            }}
          />
        )
      }
    >
      {(detail) => <DataPackageBody found={detail} />}
    </DetailScreen>
  )
}

function DataPackageBody({ found }: { found: DataPackage }) {
  const text = useText(dataPackageText)
  const isMember = useLoginState().is === 'in'
  const place = useLocation()
  return (
    <div className="data-package">
      <div className="data-package-cover">
        <Picture src={found.cover} alt="" width={750} ratio="5 / 2" eager />
      </div>
      <Headline title={found.title} notes={<span>{text.fileCount(found.files.length)}</span>} />
      {found.intro && <Prose text={found.intro} />}
      <Section title={text.files}>
        {found.files.length > 0 ? (
          <PackageFiles files={found.files} />
        ) : (
          <ListState status="empty" inline emptyText={text.noFiles} />
        )}
      </Section>
      <Section title={text.sendTitle}>
        {isMember ? (
          <SendForm packageId={found.id} />
        ) : (
          <div className="data-package-login">
            <p>{text.loginToRead}</p>
            <ButtonLink href={loginPathFrom(place)} variant="primary" block>
              {text.login}
            </ButtonLink>
          </div>
        )}
      </Section>
      {found.mails.length > 0 && (
        <Section title={text.mails}>
          <SentMails packageId={found.id} mails={found.mails} />
        </Section>
      )}
    </div>
  )
}
