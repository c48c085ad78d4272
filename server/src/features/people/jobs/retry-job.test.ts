import { expect, it } from 'vitest'
import { dataPackageCalls, mailStates } from '#contract/library/data-packages.ts'
import { jobCalls } from '#contract/people/jobs.ts'
import type { FailedJob } from '#contract/people/jobs.ts'
import { failures } from '#contract/wire/failure.ts'
import { sendMail } from '#server/features/library/data-packages/send-mail.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import { buildDataPackage } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const pdf = { name: 'a.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4') }
const missing = '00000000-0000-4000-8000-000000000000'

/** Other tests leave failed jobs too: every page is looked through. */
async function findFailed(client: TestClient, data: string): Promise<FailedJob | undefined> {
  for (let page = 1, last = 1; page <= last; page++) {
    const found = await client.call(jobCalls.failed, { page })
    const job = found.data.find((each) => each.data === data)
    if (job) return job
    last = found.last_page
  }
  return undefined
}

it('shows a failed job to operators, who send it again', async () => {
  const { mail } = app.services.providers
  const send = mail.send.bind(mail)
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  const { client } = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const stateOf = async () => {
    await runJobs(app, sendMail)
    return (await client.call(dataPackageCalls.detail, { id: dataPackage.id })).mails[0]!.state
  }
  try {
    mail.send = () => Promise.reject(new MailRefused('550 no such user'))
    const { mail_id } = await client.call(dataPackageCalls.sendToEmail, {
      id: dataPackage.id,
      email: `failed-${process.env.VITEST_POOL_ID}@example.com`,
    })
    expect(await stateOf()).toBe(mailStates.failed)
    const data = JSON.stringify({ mailId: mail_id })
    const job = (await findFailed(operator.client, data))!
    expect(job).toMatchObject({ name: 'send-data-package', reason: '550 no such user', tries: 1 })
    expect(job.failed_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)

    mail.send = send
    await operator.client.call(jobCalls.retry, { job_id: job.job_id })
    expect(await stateOf()).toBe(mailStates.sent)
    expect(await findFailed(operator.client, data)).toBeUndefined()
    const again = await operator.client.ask(jobCalls.retry, { job_id: job.job_id })
    expect(again.status).toBe(failures.dataMissing.status)
  } finally {
    mail.send = send
  }
})

it('is for operators only', async () => {
  const { client: member } = await buildMember(app)
  const statuses = async (client: TestClient) => [
    (await client.ask(jobCalls.failed, { page: 1 })).status,
    (await client.ask(jobCalls.retry, { job_id: missing })).status,
  ]
  expect(await statuses(app.client())).toEqual([401, 401])
  expect(await statuses(member)).toEqual([failures.noPermission.status, failures.noPermission.status])
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  expect(await statuses(operator)).toEqual([200, failures.dataMissing.status])
})

it.each(['', '7', `${missing}'`, missing.replace('0', 'x')])('refuses the number %j', async (job_id) => {
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  const answer = await postForm(app, jobCalls.retry.path, { job_id }, client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: job_id' })
})
