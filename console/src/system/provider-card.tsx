import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Descriptions, Flex, Input, Tag } from 'antd'
import { useState } from 'react'
import type { ShownProvider } from '#contract/console/providers.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { ProviderForm } from './provider-form.tsx'
import { systemMutations } from './queries.ts'
import { providersText } from './text.ts'

const tones = { real: 'success', sandbox: 'warning', own: 'processing', off: 'default' } as const

/** One outside service: what is set, from where, and what it answered to the latest test. */
export function ProviderCard({ provider }: { provider: ShownProvider }) {
  const text = useText(providersText)
  const [isEditing, setIsEditing] = useState(false)
  const set = provider.variables.filter(({ source }) => source !== 'none')
  return (
    <Card
      title={
        <Flex gap="small" align="center" wrap>
          <h2 className="console-card-title">{provider.title}</h2>
          <Tag color={tones[provider.state]}>{text.states[provider.state]}</Tag>
        </Flex>
      }
      extra={
        <Button onClick={() => setIsEditing(!isEditing)} aria-label={`${text.edit} ${provider.title}`}>
          {isEditing ? text.close : text.edit}
        </Button>
      }
    >
      <p className="console-about">{provider.about}</p>
      {provider.needs_restart && <Alert type="info" title={text.restart} />}
      {isEditing ? (
        <ProviderForm provider={provider} onSaved={() => setIsEditing(false)} />
      ) : (
        set.length > 0 && (
          <Descriptions
            size="small"
            column={{ xs: 1, sm: 1, md: 1, lg: 2, xl: 2 }}
            items={set.map(({ name, title, value, source }) => ({
              key: name,
              label: title,
              children: (
                <Flex gap="small" wrap>
                  <code>{value}</code>
                  {source === 'environment' && <Tag>{text.environment}</Tag>}
                </Flex>
              ),
            }))}
          />
        )
      )}
      <ProviderTest provider={provider} />
    </Card>
  )
}

function ProviderTest({ provider }: { provider: ShownProvider }) {
  const text = useText(providersText)
  const client = useQueryClient()
  const [to, setTo] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { test_field: field, tested } = provider

  async function handleTest() {
    setIsBusy(true)
    setProblem('')
    try {
      await systemMutations.testProvider(provider.name, to.trim())
      // A test also counts as a step of a new installation.
      await client.invalidateQueries()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Flex vertical gap="small" className="console-test">
      <Flex gap="small" wrap>
        {field !== '' && (
          <Input
            style={{ width: 240 }}
            aria-label={`${provider.title} ${text.fields[field]}`}
            placeholder={text.fields[field]}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
        <Button
          loading={isBusy}
          disabled={field !== '' && to.trim() === ''}
          aria-label={`${text.test} ${provider.title}`}
          onClick={() => void handleTest()}
        >
          {text.test}
        </Button>
      </Flex>
      {problem !== '' && <Alert type="error" title={problem} role="alert" />}
      {tested && problem === '' && (
        <output>
          <Alert
            type={!tested.is_good ? 'error' : tested.state === 'sandbox' ? 'warning' : 'success'}
            title={`${!tested.is_good ? text.bad : tested.state === 'sandbox' ? text.onlySandbox : text.good} · ${tested.at}`}
            description={tested.answer}
          />
        </output>
      )}
    </Flex>
  )
}
