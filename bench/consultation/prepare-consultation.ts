import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { consentVersion } from '#contract/practice/patients.ts'
import type { Db } from '#kernel/database.ts'
import { migrate } from '#kernel/migrate.ts'
import { createVault } from '#kernel/vault.ts'
import { openLogins, openSession } from '#server/features/people/account/sessions.ts'
import { sealRecord } from '#server/features/practice/consultations/patient-record.ts'
import { readConsultation } from '#server/features/practice/consultations/read-consultation.ts'
import { callContext } from '#server/testing/call-context.ts'
import { productionEnv } from '../child-server.ts'
import { writable } from '../compare-call.ts'
import type { Statement } from '../compare-call.ts'

/** One consultation among ten thousand, opened by the doctor who has received it, and the statements that the call runs. */
export async function prepareConsultation(
  databaseUrl: string,
): Promise<{ id: number; token: string; statements: Statement[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await migrate(pool, () => undefined)
  const vault = createVault(Buffer.from(productionEnv.MASTER_KEY, 'hex'))
  const fill = (text: string, values: unknown[] = []) => pool.query(text, values)
  const record = sealRecord(vault, {
    name: '患者',
    phone: '13900000000',
    id_number: '',
    complaint: '反复胸闷三个月。'.repeat(10),
    history: '高血压十二年。'.repeat(20),
  })
  await fill(`insert into colleges (name, name_en, logo) values ('c', 'c', '')`)
  await fill(
    `insert into users (truename, hospital) select '医生' || n, '医院' from generate_series(1, 1000) n`,
  )
  await fill(
    `insert into departments (name, hospital, college_id) select '科室' || n, '医院', 1 from generate_series(1, 100) n`,
  )
  await fill(`insert into doctors (user_id, name, cover, hospital, department, department_id, title, college_id)
    select (select min(id) from users) + n % 1000, '医生' || n, '', '医院', '科室', n % 100 + 1, '主任医师', 1 from generate_series(1, 1000) n`)
  await fill(
    `insert into files (key, mime, size, private, sealed, purpose)
     select 'patient/' || n, 'image/jpeg', 1000, true, true, 'patient' from generate_series(1, 4) n`,
  )
  await fill(
    `insert into patient_files (owner_id, name_sealed, name_digest, bytes, received, parts_key, file_id)
     select (select min(id) from users), $1, '', 1000, 1000, key, id from files`,
    [vault.seal('胸部CT.dcm')],
  )
  await fill(
    `insert into consultations (applicant_id, department_id, purpose_sealed, gender, age, record_sealed, attachments, consent_at,
       consent_version, receiver_id, received_at)
     select (select min(id) from users) + n % 1000, n % 100 + 1, $1, 1, 60, $2, '{1,2,3,4}', now(), $3,
       (select min(id) from users) + (n + 7) % 1000, now()
     from generate_series(1, 10000) n`,
    [vault.seal('请协助明确诊断'), record, consentVersion],
  )
  await fill(`insert into consultation_events (consultation_id, kind, user_id)
    select c.id, kind, c.applicant_id from consultations c, unnest(array['applied', 'received', 'scheduled', 'edited']) kind`)
  await fill('vacuum analyze')
  const { rows } = await fill('select id, receiver_id from consultations order by id offset 5000 limit 1')
  const { id, receiver_id } = rows[0] as { id: string; receiver_id: string }
  const statements: Statement[] = []
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  }) as Db
  const { secrets } = await openSession(db, Number(receiver_id), 'phone', '')
  statements.length = 0
  const { member } = await openLogins(db).recognise(secrets.token)
  const context = callContext({ db, vault, member })
  await readConsultation(context, Number(id))
  await pool.end()
  return { id: Number(id), token: secrets.token, statements: statements.map(writable) }
}
