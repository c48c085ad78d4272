import { expect, it } from 'vitest'
import { consultationCalls, consultationRecordPath } from '#contract/practice/consultations.ts'
import { applyAs, buildConsultations, patientSecrets } from '#server/testing/build-consultation.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { recordSections } from './record-text.ts'

const app = await testApp()

async function setUp() {
  const people = await buildConsultations(app)
  const { id } = await applyAs(people.base.client, { department_id: people.department.id })
  await people.superior.client.call(consultationCalls.receive, { id })
  const fetchRecord = (client: TestClient, name = `${id}.pdf`) =>
    fetch(app.url + consultationRecordPath + name, { headers: { cookie: client.cookie } })
  return { ...people, id, fetchRecord }
}

it('gives both doctors a PDF whose name and title say nothing of the patient', async () => {
  const { base, superior, id, fetchRecord } = await setUp()
  for (const { client } of [base, superior]) {
    const answer = await fetchRecord(client)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=consultation-${id}.pdf`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

it('logs the export for the applying doctor to see', async () => {
  const { base, superior, id, fetchRecord } = await setUp()
  await fetchRecord(superior.client)
  const { data } = await base.client.call(consultationCalls.views, { id, page: 1 })
  expect(data).toContainEqual(expect.objectContaining({ truename: '程怀瑾', what: 'export' }))
})

it('gives nothing to anybody else', async () => {
  const { colleague, stranger, base, fetchRecord } = await setUp()
  for (const client of [colleague.client, stranger.client, app.client()])
    expect((await fetchRecord(client)).status).toBe(404)
  for (const name of ['999999999.pdf', 'x.pdf', '1'])
    expect((await fetchRecord(base.client, name)).status).toBe(404)
})

it('says what its reader may see: the numbers of the patient only to the applying doctor', async () => {
  const { base, superior, id } = await setUp()
  const sayings = async (client: TestClient) =>
    JSON.stringify(recordSections(await client.call(consultationCalls.detail, { id }), 'zh'))
  const [own, other] = [await sayings(base.client), await sayings(superior.client)]
  for (const secret of Object.values(patientSecrets)) expect(own).toContain(secret)
  expect(other).toContain(patientSecrets.complaint)
  expect(other).not.toContain(patientSecrets.phone)
  expect(other).not.toContain(patientSecrets.id_number)
})
