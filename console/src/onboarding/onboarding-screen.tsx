import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Card, Flex, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OnboardingStep } from '#contract/console/onboarding.ts'
import { useText } from '#web/ui/language.ts'
import { LateResult } from '../late-result.tsx'
import { Loaded } from '../system/loaded.tsx'
import { onboardingMutations, onboardingQueries } from './queries.ts'
import { stepPaths } from './step-paths.ts'
import { onboardingText } from './text.ts'

const tones = { done: 'success', skipped: 'default', open: 'processing' } as const

/** Leads a new installation to a home that is not empty. What is done is seen by the server. */
export function OnboardingScreen() {
  const text = useText(onboardingText)
  // Something may have been made in another tab or on another screen.
  const onboarding = useQuery({ ...onboardingQueries.state(), staleTime: 0 })
  return (
    <Loaded query={onboarding}>
      {({ steps, is_finished }) => (
        <Card title={<h1 className="console-title">{text.title}</h1>} extra={!is_finished && <Finish />}>
          {is_finished ? (
            <LateResult
              status="success"
              title={text.finished}
              subTitle={text.finishedAbout}
              extra={
                <Button type="primary" href="/">
                  {text.home}
                </Button>
              }
            />
          ) : (
            <p>{text.about}</p>
          )}
          <ol className="console-steps">
            {steps.map(({ name, state }) => (
              <li key={name}>
                <Flex gap="small" align="center">
                  <h2 className="console-card-title">{text.steps[name].title}</h2>
                  <Tag color={tones[state]}>{text.states[state]}</Tag>
                </Flex>
                <p className="console-about">{text.steps[name].about}</p>
                <StepButtons name={name} state={state} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </Loaded>
  )
}

type StepButtonsProps = { name: OnboardingStep; state: 'done' | 'skipped' | 'open' }

function StepButtons({ name, state }: StepButtonsProps) {
  const text = useText(onboardingText)
  const { isBusy, change } = useChange()
  const title = text.steps[name].title
  if (state === 'done')
    return (
      <Link to={stepPaths[name].look} aria-label={`${text.look} ${title}`}>
        {text.look}
      </Link>
    )
  return (
    <Flex gap="middle" align="center">
      <Link to={stepPaths[name].go} aria-label={`${text.go} ${title}`}>
        {text.go}
      </Link>
      <Button
        type="text"
        size="small"
        loading={isBusy}
        aria-label={`${state === 'open' ? text.skip : text.resume} ${title}`}
        onClick={() => void change(() => onboardingMutations.skip(name, state === 'open'))}
      >
        {state === 'open' ? text.skip : text.resume}
      </Button>
    </Flex>
  )
}

function Finish() {
  const text = useText(onboardingText)
  const { isBusy, change } = useChange()
  return (
    <Button loading={isBusy} onClick={() => void change(onboardingMutations.finish)}>
      {text.finish}
    </Button>
  )
}

function useChange() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const change = async (act: () => Promise<unknown>) => {
    setIsBusy(true)
    try {
      await act()
      await client.invalidateQueries(onboardingQueries.state())
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, change }
}
