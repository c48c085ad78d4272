import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { itemTags, tags } from '#server/features/library/subjects/subjects.tables.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import {
  companyContents,
  productLinks,
  products,
} from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { doctorDiseases } from '#server/features/people/doctors/doctors.tables.ts'

/** Rules that link the content of the demo world, each one statement for all rows. */

/** Operations have the tag of their name and that of their part. */
export const tagOperations = (db: Db) =>
  db.execute(sql`insert into ${itemTags} (tag_id, item_kind, item_id)
    select t.id, 'operation', o.id from ${operations} o join ${tags} t on t.college_id = o.college_id
      and (t.kind, t.name) in (('operation', o.title), ('part', o.part))`)

/** Content on the disease that an operation treats has the operation's tags too. */
export const tagAroundOperations = (db: Db) =>
  db.execute(sql`insert into ${itemTags} (tag_id, item_kind, item_id)
    select i.tag_id, v.item_kind, v.item_id from ${itemTags} i
      join ${operations} o on i.item_kind = 'operation' and o.id = i.item_id
      join tagged_items v on v.tag_kind = 'disease' and v.tag_id = o.disease_id and v.item_kind <> 'operation'
    on conflict do nothing`)

/** A part without an operation shows every fifth item of its subject. */
export const tagRemainingParts = (db: Db) =>
  db.execute(sql`insert into ${itemTags} (tag_id, item_kind, item_id)
    select t.id, v.kind, v.id from ${tags} t join (
        select 'meeting' as kind, id, college_id from ${meetings} where parent_id is null
        union all select 'production', id, college_id from ${productions}
        union all select 'information', id, college_id from ${articles}) v on v.college_id = t.college_id
      where t.kind = 'part' and (v.id + t.id) % 5 = 0
        and not exists (select 1 from ${itemTags} i where i.tag_id = t.id)`)

export const tagCategory = (db: Db, name: string, words: string) =>
  db.execute(sql`insert into ${itemTags} (tag_id, item_kind, item_id)
    select t.id, v.kind, v.id from ${tags} t, (
        select 'meeting' as kind, id, title from ${meetings} where parent_id is null
        union all select 'production', id, title from ${productions}
        union all select 'operation', id, title from ${operations}
        union all select 'information', id, title from ${articles}) v
      where t.kind = 'category' and t.name = ${name} and v.title ~ ${words}`)

const mentionsOfAKind = 5

/** A product is mentioned by the content on its diseases; in operations only a device. */
export const linkMentions = (db: Db) =>
  db.execute(sql`insert into ${productLinks} (product_id, item_kind, item_id)
    select product_id, item_kind, item_id from (
      select product_id, item_kind, item_id, row_number() over (
          partition by product_id, item_kind order by (item_id * 7919 + product_id * 31) % 101, item_id) as place
        from (select distinct l.product_id, v.item_kind, v.item_id
          from ${productLinks} l join ${products} p on p.id = l.product_id
          join (select tag_id, item_kind, item_id from tagged_items where tag_kind = 'disease'
            union all select disease_id, 'doctor', doctor_id from ${doctorDiseases}) v on v.tag_id = l.item_id
          where l.item_kind = 'disease' and (p.kind = 'device' or v.item_kind <> 'operation')) found
      ) ranked where place <= ${mentionsOfAKind}
    on conflict do nothing`)

const rowsOfAColumn = 14

/** A company's column contains the meetings, works and articles that mention its products. */
export const fillColumns = (db: Db) =>
  db.execute(sql`insert into ${companyContents} (company_id, item_kind, item_id, created_at)
    select company_id, kind, id, at from (
      select found.*, row_number() over (partition by company_id order by at desc, id) as place from (
        select distinct p.company_id, v.kind, v.id, least(v.at, now()) as at
          from ${productLinks} l join ${products} p on p.id = l.product_id join (
            select 'meeting' as kind, id, begin_at as at from ${meetings}
            union all select 'production', id, published_at from ${productions}
            union all select 'information', id, published_at from ${articles}) v
            on v.kind = l.item_kind and v.id = l.item_id) found
      ) ranked where place <= ${rowsOfAColumn}`)
