import { useLocation } from '#web/shell/navigation.ts'
import { verificationPaths } from '#web/paths/verification.ts'
import { useBack } from '#web/shell/use-back.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '../state.ts'
import { accountText } from '../text.ts'
import './no-permission.css'

/** What somebody can do who may not see a page: log in, verify who they are, take another account, or go back. */
export function NoPermission({ message }: { message: string }) {
  const text = useText(accountText)
  const isVisitor = useLoginState().is === 'out'
  const loginPath = loginPathFrom(useLocation())
  const goBack = useBack()
  return (
    <ListState
      status="note"
      emptyText={`${message}\n${isVisitor ? text.loginMayHelp : text.otherAccountMayHelp}`}
      emptyAction={
        <div className="no-permission-actions">
          {isVisitor ? (
            <ButtonLink href={loginPath} variant="primary">
              {text.login}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={verificationPaths.verification} variant="primary">
                {text.verify}
              </ButtonLink>
              <ButtonLink href={loginPath}>{text.changeAccount}</ButtonLink>
            </>
          )}
          <Button variant="quiet" onClick={goBack}>
            {text.goBack}
          </Button>
        </div>
      }
    />
  )
}
