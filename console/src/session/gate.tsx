import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { failures } from '#contract/wire/failure.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { onboardingQueries } from '../onboarding/queries.ts'
import { consoleText } from '../text.ts'
import { sessionQueries } from './queries.ts'
import { goToLogin, isLoggedIn, logOut } from './session.ts'
import { sessionText } from './text.ts'

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }))

const SetupScreen = lazy(async () => ({
  default: (await import('../onboarding/setup-screen.tsx')).SetupScreen,
}))

/** Somebody who is not logged in makes the first administrator of a new installation, or logs in. */
function Visitor() {
  const setup = useQuery(onboardingQueries.setup())
  const isKnown = !setup.isPending
  const isNeeded = setup.data?.is_needed === true
  useEffect(() => {
    if (isKnown && !isNeeded) goToLogin()
  }, [isKnown, isNeeded])
  if (!isNeeded) return <Spin fullscreen />
  return (
    <Suspense fallback={<Spin fullscreen />}>
      <SetupScreen />
    </Suspense>
  )
}

/** Lets operators in who have done both login steps. */
export function Gate({ children }: { children: ReactNode }) {
  const text = useText(sessionText)
  const common = useText(consoleText)
  const state = useQuery({ ...sessionQueries.state(), enabled: isLoggedIn() })

  if (!isLoggedIn()) return <Visitor />
  if (state.isPending) return <Spin fullscreen />
  if (state.error) {
    const isRefused =
      state.error instanceof CallFailure && state.error.status === failures.noPermission.status
    return (
      <div className="console-gate">
        {isRefused ? (
          <LateResult
            status="403"
            title={text.noOperator}
            extra={
              <>
                <Button href="/">{text.toProduct}</Button>
                <Button type="primary" onClick={() => void logOut().then(goToLogin)}>
                  {text.otherAccount}
                </Button>
              </>
            }
          />
        ) : (
          <LateResult
            status="warning"
            title={common.loadFailed}
            subTitle={state.error.message}
            extra={<Button onClick={() => void state.refetch()}>{common.retry}</Button>}
          />
        )}
      </div>
    )
  }
  if (state.data.elevated_until === '')
    return (
      <Suspense fallback={<Spin fullscreen />}>
        <SecondStep state={state.data} />
      </Suspense>
    )
  return children
}
