import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input, Select } from 'antd'
import { useState } from 'react'
import type { ShownProvider, ShownVariable } from '#contract/console/providers.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { useText } from '#web/ui/language.ts'
import { actionText } from '../actions/text.ts'
import { stayOnEnter } from '../stay-on-enter.ts'
import { consoleText } from '../text.ts'
import { systemMutations } from './queries.ts'
import { providersText } from './text.ts'

type Values = Record<string, string | undefined>
type ProviderFormProps = { provider: ShownProvider; onSaved: () => void }

/** Enters settings. A secret is never shown again: an empty field leaves it as it is. */
export function ProviderForm({ provider, onSaved }: ProviderFormProps) {
  const text = useText(providersText)
  const common = useText(consoleText)
  const client = useQueryClient()
  const [form] = Form.useForm<Values>()
  const now = Form.useWatch([], form)
  const { message } = App.useApp()
  const actions = useText(actionText)
  const [reason, setReason] = useState('')
  const [removed, setRemoved] = useState<string[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function handleSave(entered: Values) {
    setIsBusy(true)
    setProblem('')
    try {
      const changes = changesOf(provider, entered, removed)
      const { request_id } = await systemMutations.saveProvider(provider.name, changes, reason)
      await client.invalidateQueries()
      if (request_id !== null) void message.success(actions.asked)
      onSaved()
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  /** The fields of the other gateway are not asked for. */
  const isAskedFor = ({ only_for: only }: ShownVariable) =>
    only === null ||
    (now?.[only.name] ?? provider.variables.find(({ name }) => name === only.name)?.value) === only.value

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={Object.fromEntries(
        provider.variables.map(({ name, value, is_secret, is_long }) => [
          name,
          is_secret || is_long ? '' : value,
        ]),
      )}
      onFinish={(entered: Values) => void handleSave(entered)}
      onKeyDown={stayOnEnter}
    >
      {provider.sources.length > 0 && (
        <p>
          {text.sources}
          {provider.sources.map(({ title, url }) => (
            <a key={url + title} href={url} target="_blank" rel="noreferrer" className="console-source">
              {title}
            </a>
          ))}
        </p>
      )}
      <div className="console-grid">
        {provider.variables.filter(isAskedFor).map((variable) => (
          <Form.Item
            key={variable.name}
            name={variable.name}
            label={variable.title}
            extra={
              <Flex gap="small" align="center" wrap>
                {variable.hint !== '' && <span>{variable.hint}</span>}
                <code>{variable.name}</code>
                {variable.source === 'environment' && text.environment}
                {variable.source === 'console' && (variable.is_secret || variable.is_long) && (
                  <>
                    {text.kept(variable.value)}
                    <Button
                      type="link"
                      size="small"
                      aria-label={`${text.remove} ${variable.title}`}
                      onClick={() => setRemoved([...removed, variable.name])}
                      disabled={removed.includes(variable.name)}
                    >
                      {removed.includes(variable.name) ? text.removed : text.remove}
                    </Button>
                  </>
                )}
              </Flex>
            }
          >
            {inputOf(variable)}
          </Form.Item>
        ))}
      </div>
      {provider.takes_two && (
        <Form.Item label={common.reason} htmlFor={`reason-${provider.name}`} extra={text.takesTwo}>
          <Input
            id={`reason-${provider.name}`}
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
      )}
      {problem !== '' && <Alert type="error" title={problem} role="alert" className="console-facts" />}
      <Button type="primary" loading={isBusy} onClick={() => form.submit()}>
        {common.save}
      </Button>
    </Form>
  )
}

function inputOf({ source, is_secret, is_long, options, example }: ShownVariable) {
  const disabled = source === 'environment'
  if (options.length > 0)
    return (
      <Select allowClear disabled={disabled} options={options.map((value) => ({ value, label: value }))} />
    )
  const shared = { disabled, placeholder: example }
  if (is_long) return <Input.TextArea rows={3} {...shared} autoComplete="off" />
  if (is_secret) return <Input.Password {...shared} autoComplete="new-password" />
  return <Input {...shared} autoComplete="off" />
}

/** Only what was changed: what is not shown and not typed stays. */
const changesOf = ({ variables }: ShownProvider, entered: Values, removed: string[]) =>
  Object.fromEntries(
    variables
      .filter(({ source }) => source !== 'environment')
      .flatMap(({ name, value, is_secret, is_long }) => {
        const typed = (entered[name] ?? '').trim()
        if (is_secret || is_long) {
          if (typed !== '') return [[name, typed]]
          return removed.includes(name) ? [[name, '']] : []
        }
        return typed === value ? [] : [[name, typed]]
      }),
  ) as Record<string, string>
