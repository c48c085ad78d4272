import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { agreementParties, expertAgreements, expertAgreementTexts } from './expert-agreements.tables.ts'

export const textRows = defineRows({
  id: expertAgreementTexts.id,
  values: {
    content_zh: expertAgreementTexts.content_zh,
    content_en: expertAgreementTexts.content_en,
    author: sql<string>`${users.truename}`.as('author'),
    signed: sql<number>`(select count(*)::int from ${expertAgreements} a
      where a.text_id = ${expertAgreementTexts}.id)`.as('signed'),
    created_at: expertAgreementTexts.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertAgreementTexts)
      .leftJoin(users, eq(users.id, expertAgreementTexts.created_by))
      .$dynamic(),
  filters: { q: contains(expertAgreementTexts.content_zh, expertAgreementTexts.content_en) },
})

export const partyRows = defineRows({
  id: agreementParties.id,
  values: {
    name: agreementParties.name,
    credit_code: agreementParties.credit_code,
    signatory: agreementParties.signatory,
    author: sql<string>`coalesce(${users.truename}, '')`.as('author'),
    signed: sql<number>`(select count(*)::int from ${expertAgreements} a
      where a.party_id = ${agreementParties}.id)`.as('signed'),
    created_at: agreementParties.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(agreementParties)
      .leftJoin(users, eq(users.id, agreementParties.created_by))
      .$dynamic(),
  filters: { q: contains(agreementParties.name, agreementParties.credit_code) },
})

export const agreementRows = defineRows({
  id: expertAgreements.id,
  values: {
    signer: expertAgreements.signer,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    party: sql<string>`coalesce((select p.name from ${agreementParties} p
      where p.id = ${expertAgreements}.party_id), '')`.as('party'),
    text_id: expertAgreements.text_id,
    is_typed: expertAgreements.is_typed,
    signed_at: expertAgreements.signed_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(expertAgreements)
      .innerJoin(expertSheets, eq(expertSheets.id, expertAgreements.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .$dynamic(),
  filters: {
    sheet_id: equalTo(expertAgreements.sheet_id),
    q: contains(expertAgreements.signer, meetings.title),
    signed_at: within(expertAgreements.signed_at),
  },
})
