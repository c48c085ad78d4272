import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Card, Flex, Skeleton, Table, Tag } from 'antd'
import { useState } from 'react'
import type { OperatorLogin, SecondFactor } from '#contract/people/second-step.ts'
import { useText } from '#web/ui/language.ts'
import { Confirm } from '../pop-ups.tsx'
import { accountText } from './account-text.ts'
import { describeDevice } from './describe-device.ts'
import { NewCodes } from './new-codes.tsx'
import { sessionMutations, sessionQueries } from './queries.ts'
import { SetUp } from './set-up.tsx'

/** What an operator verifies with, and where they are logged in. */
export function AccountScreen() {
  const text = useText(accountText)
  const state = useQuery(sessionQueries.state()).data
  if (!state) return <Skeleton active title paragraph={{ rows: 8 }} />
  return (
    <Flex vertical gap="middle">
      <h1 className="console-title">{text.title}</h1>
      <Factors factors={state.factors} />
      <RecoveryCodes left={state.recovery_codes_left} />
      <Sessions logins={state.logins} />
    </Flex>
  )
}

/** Does something and reads the state again; a failure is shown by `ReportFailures`. */
function useChange() {
  const client = useQueryClient()
  return async (change: () => Promise<unknown>) => {
    await change()
    await client.invalidateQueries(sessionQueries.state())
  }
}

function Factors({ factors }: { factors: SecondFactor[] }) {
  const text = useText(accountText)
  const change = useChange()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card
      title={text.factors}
      extra={<Button onClick={() => setIsAdding(!isAdding)}>{isAdding ? text.cancel : text.add}</Button>}
    >
      {isAdding && (
        <div className="console-add-factor">
          <p>{text.addAbout}</p>
          <SetUp onDone={() => setIsAdding(false)} />
        </div>
      )}
      <div className="console-table">
        <Table<SecondFactor>
          rowKey="factor_id"
          size="small"
          pagination={false}
          dataSource={factors}
          columns={[
            { title: text.kind, render: (_, { kind }) => text.kinds[kind] },
            { title: text.name, dataIndex: 'name' },
            { title: text.added, dataIndex: 'created_at' },
            { title: text.used, render: (_, { used_at }) => used_at || text.never },
            {
              key: 'remove',
              render: (_, { factor_id, kind, name }) => (
                <Confirm
                  title={text.removeAsk}
                  onConfirm={() => change(() => sessionMutations.removeFactor(factor_id))}
                >
                  <Button danger size="small" aria-label={`${text.remove} ${text.kinds[kind]} ${name}`}>
                    {text.remove}
                  </Button>
                </Confirm>
              ),
            },
          ]}
        />
      </div>
    </Card>
  )
}

function RecoveryCodes({ left }: { left: number }) {
  const text = useText(accountText)
  const change = useChange()
  const [codes, setCodes] = useState<string[]>()
  const makeCodes = () =>
    change(async () => setCodes((await sessionMutations.newRecoveryCodes()).recovery_codes))
  return (
    <Card title={text.codes}>
      {codes ? (
        <NewCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <Flex align="center" gap="middle" wrap>
          <span>{text.codesLeft(left)}</span>
          <Confirm title={text.newCodesAsk} onConfirm={makeCodes}>
            <Button>{text.newCodes}</Button>
          </Confirm>
        </Flex>
      )}
    </Card>
  )
}

function Sessions({ logins }: { logins: OperatorLogin[] }) {
  const text = useText(accountText)
  const { message } = App.useApp()
  const change = useChange()
  const endOthers = () =>
    change(async () => {
      const { ended } = await sessionMutations.endOtherLogins()
      void message.success(text.ended(ended))
    })
  return (
    <Card
      title={text.sessions}
      extra={
        <Confirm title={text.endOthersAsk} onConfirm={endOthers}>
          <Button danger>{text.endOthers}</Button>
        </Confirm>
      }
    >
      <div className="console-table">
        <Table<OperatorLogin>
          rowKey={({ login_id, at, by }) => `${login_id} ${at} ${by}`}
          size="small"
          pagination={false}
          dataSource={logins}
          columns={[
            { title: text.at, dataIndex: 'at' },
            { title: text.address, dataIndex: 'address' },
            {
              title: text.device,
              render: (_, { device }) => <span title={device}>{describeDevice(device)}</span>,
            },
            { title: text.by, render: (_, { by }) => text.kinds[by] },
            { title: text.state, render: (_, login) => <LoginState login={login} /> },
            {
              key: 'end',
              render: (_, { login_id, is_current, is_elevated, address }) =>
                is_current === 0 &&
                is_elevated === 1 && (
                  <Confirm
                    title={text.endAsk}
                    onConfirm={() => change(() => sessionMutations.endLogin(login_id))}
                  >
                    <Button danger size="small" aria-label={`${text.end} ${address}`}>
                      {text.end}
                    </Button>
                  </Confirm>
                ),
            },
          ]}
        />
      </div>
    </Card>
  )
}

function LoginState({ login }: { login: OperatorLogin }) {
  const text = useText(accountText)
  if (login.is_current === 1) return <Tag color="success">{text.current}</Tag>
  return login.is_elevated === 1 ? <Tag color="processing">{text.elevated}</Tag> : <Tag>{text.lapsed}</Tag>
}
